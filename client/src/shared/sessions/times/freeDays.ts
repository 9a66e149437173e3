import { DAY_MS } from '@preproom/models/contract/http/durations';
import { BOOKING_DAYS } from '@preproom/models/contract/sessions/availability';

/** A day of the calendar, in the viewer's zone. */
export interface FreeDay {
  /** "2026-11-24" */
  day: string;
  /** Its free times as ISO instants, the earliest first. */
  times: string[];
}

export const PARTS_OF_DAY = ['night', 'morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** The day of an instant in a zone: "2026-11-24". */
export function dayIn(timeZone: string, instant: string | number): string {
  // Canada's English writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(instant));
}

/** The days on which a session can be booked, from today on; days without free times included. */
export function freeDays(times: readonly string[], timeZone: string, nowMs: number): FreeDay[] {
  const byDay = Map.groupBy(times.toSorted(), (time) => dayIn(timeZone, time));
  const today = dayIn(timeZone, nowMs);
  const last = [...byDay.keys()].at(-1) ?? today;
  const days: FreeDay[] = [];
  for (let i = 0, day = today; i <= BOOKING_DAYS || day <= last; i += 1, day = dayAfter(today, i))
    days.push({ day, times: byDay.get(day) ?? [] });
  return days;
}

/** How many empty cells come before a day in weeks that begin on Monday. */
export function weekdayOffset(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** Before 5:00, before noon, before 17:00, or later, by the clock of a zone. */
export function partOfDay(timeZone: string, instant: string): PartOfDay {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  const hour = Number(clock.format(new Date(instant)));
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
