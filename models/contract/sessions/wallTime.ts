import { TZDate } from '@date-fns/tz';

/**
 * The instant at which clocks in a time zone show a day ("2026-11-24") and time ("18:30"). Where clocks go forward, a time that they
 * skip is an hour later.
 */
export function instantAt(day: string, time: string, timeZone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return TZDate.tz(timeZone, year, month - 1, date, hours, minutes).getTime();
}
