import { TZDate, tz } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval';
import { format } from 'date-fns/format';
import { parse } from 'date-fns/parse';
import { startOfDay } from 'date-fns/startOfDay';
import { subDays } from 'date-fns/subDays';

export const INDIA = 'Asia/Kolkata';

/** The day that it is in India at this instant, as "2026-11-22". */
export function indianDay(instantMs: number): string {
  return format(new TZDate(instantMs, INDIA), 'yyyy-MM-dd');
}

/** The day in India as payments have it, "2026-3-9": neither month nor day is padded. */
export function purchaseDate(instantMs: number): string {
  return indianDay(instantMs).split('-').map(Number).join('-');
}

/** The day in India to which an instant belongs, from its first millisecond to that of the next day. */
export function indianDayBounds(instantMs: number): { from: Date; to: Date } {
  const from = startOfDay(new TZDate(instantMs, INDIA));
  return { from: new Date(from.getTime()), to: new Date(addDays(from, 1).getTime()) };
}

/** So many days in India up to this instant, the latest first. */
export function lastDays(instantMs: number, count: number): string[] {
  const today = new TZDate(instantMs, INDIA);
  return Array.from({ length: count }, (_, back) => format(subDays(today, back), 'yyyy-MM-dd'));
}

/** So many days in a time zone from the one of this instant on, each from its first millisecond to that of the next. */
export function nextDays(instantMs: number, timeZone: string, count: number) {
  const first = startOfDay(new TZDate(instantMs, timeZone));
  const startOf = (day: number) => startOfDay(addDays(first, day));
  const days = Array.from({ length: count }, (_, day) => ({
    date: format(startOf(day), 'yyyy-MM-dd'),
    from: new Date(startOf(day).getTime()),
    to: new Date(startOf(day + 1).getTime()),
  }));
  return { days, from: new Date(first.getTime()), to: new Date(startOf(count).getTime()) };
}

/** A day given as "2026-11-22", at its first moment in India. */
function inIndia(day: string): Date {
  return parse(day, 'yyyy-MM-dd', new Date(0), { in: tz(INDIA) });
}

/** So many days after a day, both as "2026-11-22". */
export function daysAfter(day: string, days: number): string {
  return format(addDays(inIndia(day), days), 'yyyy-MM-dd');
}

/** The month of an instant in India, as "2026-11". */
export function indianMonth(instantMs: number): string {
  return format(new TZDate(instantMs, INDIA), 'yyyy-MM');
}

/** Every month from one to another, both as "2026-11" and both included, the latest first. */
export function monthsUpTo(first: string, last: string): string[] {
  const months = eachMonthOfInterval({ start: inIndia(`${first}-01`), end: inIndia(`${last}-01`) });
  return months.map((month) => format(month, 'yyyy-MM')).reverse();
}

/** The month before a month, both as "2026-11". */
export function monthBefore(month: string): string {
  return indianMonth(inIndia(`${month}-01`).getTime() - 1);
}

/** The first millisecond of a day in India, given as "2026-11-22". */
export function startOfIndianDay(day: string): Date {
  return new Date(inIndia(day).getTime());
}

/** A day as the product writes the dates of packs: "22 November 2026". */
export function writtenDay(day: string): string {
  return format(inIndia(day), 'dd MMMM yyyy');
}

/** The financial year of a day in India, from 1 April to 31 March: "2026-27". */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
