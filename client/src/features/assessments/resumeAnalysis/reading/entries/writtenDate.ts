import { asciiDigits } from '@preproom/models/contract/http/digits';
import type { EntryDate } from '../../../../../resume/fields/entry.ts';
import { dateOf } from '../../../../../resume/words/dateRange.ts';
import { MONTH, monthNumber } from '../../../../../resume/words/months.ts';
import { monthText } from './dateText.ts';

/** What resumes write for an end that has not come yet. */
const PRESENT =
  /^(?:(?:till|to|until|upto|up\s+to)\s+)?(?:present|current(?:ly)?|now|date|today)$|^(?:ongoing|onwards?|continuing)$|^(?:till|until)\s+to\s*(?:day|date)$|^(?:वर्तमान|जारी|(?:अब|अभी|आज)\s+तक)$/i;
/** "Mar'22", "March 22", "Mar-2022", "15 March 2022". */
const NAMED = new RegExp(
  `^(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?${MONTH}[.॰]?\\s*[,'’‘/.-]?\\s*(\\d{4}|\\d{2})$`,
  'iu',
);
/** "2022-03", also with a day behind it. */
const YEAR_FIRST = /^(\d{4})\s?[/.-]\s?(\d{1,2})(?:\s?[/.-]\s?\d{1,2})?$/;
/** "03/2022", "3-22", also with a day before it. */
const YEAR_LAST = /^(?:\d{1,2}\s?[/.-]\s?)?(\d{1,2})\s?[/.'’-]\s?(\d{4}|\d{2})$/;
/** Years of two digits up to this one are of this century. */
const LAST_SHORT_YEAR = 50;

/** A date as people write it on resumes: `2024-06`, `2024` or `present`; '' for an empty text, null for what is no date. `present`: what the page calls it. */
export function readDate(text: string, present: string): EntryDate | '' | null {
  const written = asciiDigits(text).trim();
  if (written === '') return '';
  if (written.toLowerCase() === present.toLowerCase() || PRESENT.test(written)) return 'present';
  const named = NAMED.exec(written);
  if (named?.[1] && named[2]) return monthOf(named[2], monthNumber(named[1]));
  const yearFirst = YEAR_FIRST.exec(written);
  if (yearFirst?.[1] && yearFirst[2]) return monthOf(yearFirst[1], yearFirst[2]);
  const yearLast = YEAR_LAST.exec(written);
  if (yearLast?.[1] && yearLast[2]) return monthOf(yearLast[2], yearLast[1]);
  return dateOf(written);
}

/** A date in the form's field, in English, as most resumes are. */
export function fieldDate(date: EntryDate | null, present: string): string {
  if (date === null) return '';
  if (date === 'present') return present;
  return date.includes('-') ? monthText(date, 'en') : date;
}

function monthOf(written: string, month: string): EntryDate | null {
  const isShort = written.length === 2;
  const year = isShort ? `${Number(written) <= LAST_SHORT_YEAR ? '20' : '19'}${written}` : written;
  const isReal = /^(?:19|20)/.test(year) && Number(month) >= 1 && Number(month) <= 12;
  return isReal ? `${year}-${month.padStart(2, '0')}` : null;
}
