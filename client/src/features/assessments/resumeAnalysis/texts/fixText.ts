import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type PhoneLength, phoneLength } from '../../../../resume/fields/phoneLengths.ts';
import type { Check } from '../../../../resume/rubric/check.ts';
import { CHECK_TEXTS } from './checkTexts.ts';

/** What a check looks for. */
export function titleText({ id, values }: Pick<Check, 'id' | 'values'>): MessageDescriptor {
  if (id === 'length' && values.firstJob) return msg`One page, two at most`;
  const { least } = values;
  return id === 'words' && least ? msg`${least} to 1,000 words` : CHECK_TEXTS[id].title;
}

/** What to change for a check that lost points. */
export function fixText({
  id,
  lost: [first],
  values,
}: Pick<Check, 'id' | 'lost' | 'values'>): MessageDescriptor {
  if (id === 'phone' && first?.about) return phoneFix(first.about);
  return id === 'words' ? wordsFix(values) : CHECK_TEXTS[id].fix;
}

/** Too many words, or too few, by what is usual for a first job or a later one. */
function wordsFix({ words = 0, least = 0, firstJob }: Check['values']): MessageDescriptor {
  if (words > least) return CHECK_TEXTS.words.fix;
  return firstJob
    ? msg`One page is right for a first job, and yours has room for more. Aim for at least ${least} words: add projects, courses or results.`
    : msg`Aim for at least ${least} words. Add projects and results.`;
}

/** What is wrong with a phone number of a wrong length. */
export function phoneFix(number: string): MessageDescriptor {
  const length = phoneLength(number);
  return length ? wrongLength(length) : CHECK_TEXTS.phone.fix;
}

/** A phone number of a wrong length, by the numbers of its country. */
function wrongLength({ code, digits, example }: PhoneLength): MessageDescriptor {
  if (!example)
    return msg`This number has ${digits} digits after ${code}, which is too few or too many. Check it.`;
  const usual = example.replace(/\D/g, '').length - (code.length - 1);
  // A number is read as one, so it is not wrapped.
  const whole = example.replaceAll(' ', '\u00a0');
  return digits < usual
    ? msg`This number has ${digits} digits after ${code}, which is too few. A mobile number there looks like ${whole}.`
    : msg`This number has ${digits} digits after ${code}, which is too many. A mobile number there looks like ${whole}.`;
}
