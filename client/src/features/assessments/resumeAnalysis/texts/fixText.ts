import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type PhoneLength, phoneLength } from '../../../../resume/fields/phoneLengths.ts';
import type { Check } from '../../../../resume/rubric/check.ts';
import { CHECK_TEXTS } from './checkTexts.ts';

/** What to change for a check that lost points. */
export function fixText({ id, lost: [first] }: Pick<Check, 'id' | 'lost'>): MessageDescriptor {
  return id === 'phone' && first?.about ? phoneFix(first.about) : CHECK_TEXTS[id].fix;
}

/** What is wrong with a phone number of a wrong length. */
export function phoneFix(number: string): MessageDescriptor {
  const length = phoneLength(number);
  return length ? wrongLength(length) : CHECK_TEXTS.phone.fix;
}

/** A phone number of a wrong length, by the numbers of its country. */
function wrongLength({ code, digits, example }: PhoneLength): MessageDescriptor {
  return example
    ? msg`This number has ${digits} digits after ${code}, which is too few or too many. A mobile number there looks like ${example}.`
    : msg`This number has ${digits} digits after ${code}, which is too few or too many. Check it.`;
}
