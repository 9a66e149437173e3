import type { Line } from '../layout/line.ts';
import { BIRTH_DATE } from './advice.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const FORMS = {
  monthName: new RegExp(`\\b(${MONTH})\\.?,?\\s*(?:'|’)?(\\d{4}|\\d{2}(?!\\d))`, 'gi'),
  monthNumber: /\b(?:0?[1-9]|1[0-2])[/.-](?:19|20)\d{2}\b/g,
} as const;

/** `Jan 2023`, `January 2023`, `01/2023`, or `Jan '23`. Years alone are no form of their own: education has them everywhere. */
export type DateForm = 'shortName' | 'fullName' | 'number' | 'shortYear';

export interface WrittenDate {
  text: string;
  form: DateForm;
  line: Line;
}

/** Dates with a month, in the order of the lines. "May" is short and full alike, and says nothing. */
export function datesOf(lines: readonly Line[]): WrittenDate[] {
  // A birth date is advised against, and need not look like the others.
  const others = lines.filter(({ text }) => !BIRTH_DATE.test(text));
  return others.flatMap((line) => [
    ...[...line.text.matchAll(FORMS.monthName)].flatMap(([text, month = '', year = '']) => {
      const form = formOf(month, year);
      return form ? [{ text, form, line }] : [];
    }),
    ...[...line.text.matchAll(FORMS.monthNumber)].map(([text]) => ({ text, form: 'number' as const, line })),
  ]);
}

function formOf(month: string, year: string): DateForm | null {
  if (year.length === 2) return 'shortYear';
  if (month.toLowerCase() === 'may') return null;
  return month.length > 4 || /^ju(ne|ly)$/i.test(month) ? 'fullName' : 'shortName';
}
