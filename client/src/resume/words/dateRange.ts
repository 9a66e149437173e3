import { MONTH, monthNumber } from './months.ts';

/** A month's name, a day perhaps, and a year of four digits, or of two after an apostrophe or a hyphen. */
export const NAMED = `${MONTH}[.॰]?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?(?=\\s*,?\\s+(?:19|20)\\d{2}))?\\s*,?\\s*(?:((?:19|20)\\d{2})|['’‘-]\\s?(\\d{2}))(?!\\d)`;
/** A month and a year in numbers, behind a day perhaps. */
export const NUMBERED =
  '(?<!\\d[./])\\b(?:(?:0?[1-9]|[12]\\d|3[01])[/.-])?(0?[1-9]|1[0-2])\\s?[/.-]\\s?((?:19|20)\\d{2})\\b';
/** "2023-07-01". Without its day it may be a span of years. */
const ISO_DAY = '\\b((?:19|20)\\d{2})-(0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])\\b';
/** "2022-03", "2022.03", of years whose months cannot be the end of a span: "2011-12" may be one. */
const ISO_MONTH = '\\b(20(?:1[3-9]|[2-9]\\d))[-./](0[1-9]|1[0-2])(?![\\d-]|\\.\\d|\\s?%)';
/** "2006-07 — 2012-04": two years with months, of any year. */
const ISO_SPAN =
  /\b((?:19|20)\d\d)[-./](0[1-9]|1[0-2])\s+(?:[-–—→]|to)\s+(?:((?:19|20)\d\d)[-./](0[1-9]|1[0-2])(?![\d-])|(?:present|current|now|today|ongoing)\b)/i;
const ANY_DATE = new RegExp(
  `${NAMED}|${NUMBERED}|${ISO_DAY}|${ISO_MONTH}|(?<![\\dA-Z_])((?:19|20)\\d{2})(?![\\dA-Za-z])|(?<!\\p{L})(present|current|currently|now(?!\\s+\\p{L})|today|ongoing|till\\s+date|to\\s+date|वर्तमान|(?:अब|अभी|आज)\\s+तक)(?![\\p{L}\\p{M}])`,
  'giu',
);

/** A time span: `2024-06`, `2024` or `present` each. */
export interface DateRange {
  from: string | null;
  to: string;
  /** As it is written, from the first date to the last. */
  text: string;
}

/** A line that ends within a span of time: with a dash or a month. */
export const OPEN_SPAN = new RegExp(`(?:[–—→-]|${MONTH}[.॰]?,?)\\s*$`, 'iu');

const MONTH_ALONE = new RegExp(`^\\s*${MONTH}[.॰]?,?\\s*$`, 'iu');

/** Between the two dates of a span. A character without a meaning there is a dash whose font does not say so. */
const BETWEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what pdf.js gives for a glyph without a character
  /^\s*[.,]?\s*(?:(?:[-–—−→~]|[\u0000-\u0008\u0010-\u001f\u007f-\u009f\uFFFD\p{Co}]|t\s?o|till|until|से)\s*)+(?:\d{1,2}(?:st|nd|rd|th)?(?:\s+of)?\s+)?$/iu;
/** "Between 2006 and 2011". */
const AFTER_BETWEEN = /(?<!\p{L})between\s*$/iu;
/** The words for the present that need no dash or "to" before them: "Jan 2021 to date". */
const OPEN_END = /^(?:till|to)\s/i;
/** After a date that nothing has ended yet. */
const ONWARDS = /^\s*(?:[-–—]?\s*onwards?(?!\p{L})|[-–—→]\s*(?=[)\]]))/iu;
/** Before a date that nothing has ended yet. */
const SINCE = /(?<!\p{L})since\s*$/iu;
/** Years of two digits after a full one: "2021-25". */
const SHORT_END = /^\s*[-–—]\s*(\d{2})(?![\d/]|\.\d|\s?%)/;

/** The first time span or date of a text. */
export function dateRangeIn(text: string): DateRange | null {
  const months = monthSpanIn(text);
  if (months) return months;
  const found = [...text.matchAll(ANY_DATE)];
  const [first, second] = found;
  if (!first) return null;
  const end = first.index + first[0].length;
  const start = isoOf(first);
  const between = second ? text.slice(end, second.index) : '';
  const isBoth = AFTER_BETWEEN.test(text.slice(0, first.index)) && /^\s+and\s+$/i.test(between);
  if (second && (isBoth || isBetween(between, second[0])))
    return {
      from: start,
      to: isoOf(second),
      text: text.slice(first.index, second.index + second[0].length),
    };
  const onwards = start === 'present' ? null : ONWARDS.exec(text.slice(end));
  if (onwards) return { from: start, to: 'present', text: `${first[0]}${onwards[0]}` };
  const since = start === 'present' ? null : SINCE.exec(text.slice(0, first.index));
  if (since) return { from: start, to: 'present', text: `${since[0]}${first[0]}` };
  const short = SHORT_END.exec(text.slice(end));
  if (short && /^\d{4}$/.test(start) && Number(short[1]) > Number(start.slice(2)))
    return { from: start, to: `${start.slice(0, 2)}${short[1]}`, text: `${first[0]}${short[0]}` };
  // "Jun – Aug 2024" has its year once.
  const month = new RegExp(`${MONTH}[.॰]?\\s*(?:[-–—]|से)\\s*$`, 'iu').exec(text.slice(0, first.index));
  if (month?.[1] && start.includes('-'))
    return {
      from: `${start.slice(0, 4)}-${monthNumber(month[1])}`,
      to: start,
      text: text.slice(month.index, end),
    };
  return { from: null, to: start, text: first[0] };
}

/** Two sessions, "2006-07 to 2009-10", are years. */
function monthSpanIn(text: string): DateRange | null {
  const [span, year = '', month = '', endYear = '', endMonth = ''] = ISO_SPAN.exec(text) ?? [];
  const isSession = (one: string, next: string) => (Number(one) + 1) % 100 === Number(next);
  if (!span) return null;
  if (endYear === '') return { from: `${year}-${month}`, to: 'present', text: span };
  if (isSession(year, month) && isSession(endYear, endMonth))
    return { from: year, to: `${Number(endYear) + 1}`, text: span };
  return { from: `${year}-${month}`, to: `${endYear}-${endMonth}`, text: span };
}

/** Whether the text between two dates makes them a span. */
function isBetween(between: string, second: string): boolean {
  return BETWEEN.test(between) || (OPEN_END.test(second) && /^\s*,?\s*$/.test(between));
}

/** A date or span, or the beginning of one that goes on in the next line. */
export function isDate(text: string): boolean {
  const range = dateRangeIn(text);
  const rest = range ? text.replace(range.text, '').trim() : text;
  return range !== null && (/^[\p{P}\s]*$/u.test(rest) || OPEN_SPAN.test(text)) && text.length <= 30;
}

/** A month's name alone, as a wrapped date begins: "Apr" above "2019 – Present". */
export const isMonth = (text: string) => MONTH_ALONE.test(text);

/** A date that stands alone: `2024-06`, `2024` or `present`; null if the text is anything else. */
export function dateOf(text: string): string | null {
  const written = text.trim();
  const range = dateRangeIn(written);
  return range?.from === null && range.text === written ? range.to : null;
}

function isoOf([
  ,
  month,
  year,
  shortYear,
  number,
  numberYear,
  dayYear,
  dayMonth,
  monthYear,
  monthAlone,
  alone,
]: RegExpExecArray): string {
  if (month) return `${year ?? `20${shortYear}`}-${monthNumber(month)}`;
  if (number) return `${numberYear}-${number.padStart(2, '0')}`;
  if (monthYear) return `${monthYear}-${monthAlone}`;
  if (dayYear) return `${dayYear}-${dayMonth}`;
  return alone ?? 'present';
}

/** Whole months of a span, both ends counted; null without both months. */
export function monthsIn(from: string | null, to: string | null): number | null {
  const count = (date: string | null) => {
    const [year, month] = (date ?? '').split('-').map(Number);
    return year && month ? 12 * year + month : null;
  };
  const [first, last] = [count(from), count(to)];
  return first === null || last === null || last < first ? null : last - first + 1;
}
