import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type PhoneLength, phoneLength } from '../../../../resume/fields/phoneLengths.ts';
import type { Check, Evidence } from '../../../../resume/rubric/check.ts';
import { CHECK_TEXTS } from './checkTexts.ts';

/** What a check looks for. */
export function titleText({ id, values }: Pick<Check, 'id' | 'values'>): MessageDescriptor {
  if (id === 'length' && values.firstJob) return msg`One page, two at most`;
  const { least } = values;
  return id === 'words' && least ? msg`${least} to 1,000 words` : CHECK_TEXTS[id].title;
}

/** What to change for a check that lost points. */
export function fixText(check: Pick<Check, 'id' | 'lost' | 'values'>): MessageDescriptor {
  const { id, lost, values } = check;
  const [first] = lost;
  if (id === 'phone' && first?.about) return phoneFix(first.about);
  if (id === 'statementLength') return bulletLengthFix(check);
  if (id === 'statementFigures' && (values.total ?? 0) < FEW_BULLETS) return FEW_BULLETS_FIX;
  return id === 'words' ? wordsFix(values) : CHECK_TEXTS[id].fix;
}

/** With fewer, more bullets help more than another word in them. */
const FEW_BULLETS = 3;
const FEW_BULLETS_FIX = msg`We found very few bullets. Write 3 to 5 for each job or project: what you did, and a number you can prove.`;

/** The bullets of a check that are too short, and those that are too long, by its limits. */
export function byLength({ lost, values: { least = 0, most = 0 } }: Pick<Check, 'lost' | 'values'>) {
  const words = ({ quote }: Evidence) => quote.split(/\s+/).length;
  return {
    short: lost.filter((one) => words(one) < least),
    long: lost.filter((one) => words(one) > most),
  };
}

function bulletLengthFix(check: Pick<Check, 'lost' | 'values'>): MessageDescriptor {
  const { short, long } = byLength(check);
  const { least = 0, most = 0 } = check.values;
  if (long.length === 0)
    return msg`Some bullets are too short. Use at least ${least} words: what you did and the result.`;
  if (short.length === 0)
    return msg`Some bullets are too long. Keep each to ${most} words, or split it in two.`;
  return msg`Some bullets are too short, others too long. Aim for one or two lines each.`;
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
