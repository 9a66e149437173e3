import { TZDate } from '@date-fns/tz';
import { addDays, format, startOfDay, subDays } from 'date-fns';

export const INDIA = 'Asia/Kolkata';

/** The day that it is in India at this instant, as "2026-11-22". */
export function indianDay(instantMs: number): string {
  return format(new TZDate(instantMs, INDIA), 'yyyy-MM-dd');
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
