import type { Line } from '../layout/line.ts';
import { NAMED, NUMBERED } from '../words/dateRange.ts';
import { BIRTH_DATE } from './advice.ts';

const FORMS = { monthName: new RegExp(NAMED, 'giu'), monthNumber: new RegExp(NUMBERED, 'g') } as const;

/** `Jan 2023`, `January 2023`, `01/2023`, or `Jan '23`. Years alone are no form of their own: education has them everywhere. */
export type DateForm = 'shortName' | 'fullName' | 'number' | 'shortYear';

export interface WrittenDate {
  text: string;
  form: DateForm;
  line: Line;
}

/** Dates with a month, in the order of the lines. May, June, July, Sept and Hindi names are usual beside short and full names alike, and say nothing. */
export function datesOf(lines: readonly Line[]): WrittenDate[] {
  // A birth date is advised against, and need not look like the others.
  const others = lines.filter(({ text }) => !BIRTH_DATE.test(text));
  return others.flatMap((line) => [
    ...[...line.text.matchAll(FORMS.monthName)].flatMap(([text, month = '', year]) => {
      const form = formOf(month, year);
      return form ? [{ text, form, line }] : [];
    }),
    ...[...line.text.matchAll(FORMS.monthNumber)].map(([text]) => ({ text, form: 'number' as const, line })),
  ]);
}

function formOf(month: string, year: string | undefined): DateForm | null {
  if (!year) return 'shortYear';
  if (/^(?:may|june|july|sept|\P{ASCII}+)$/iu.test(month)) return null;
  return month.length > 4 ? 'fullName' : 'shortName';
}
