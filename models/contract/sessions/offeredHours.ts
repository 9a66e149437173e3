import { TZDate, tzOffset } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { DAY_MS, MINUTE_MS } from '../http/durations.ts';
import { type Availability, GRID_MINUTES, type HoursSpan } from './availability.ts';
import { SESSION_MINUTES } from './bookings.ts';
import { timeSteps } from './sessions.ts';

/** A step of the grid. */
export const STEP_MS = GRID_MINUTES * MINUTE_MS;

/** A day of the mentor's calendar. */
interface LocalDay {
  /** "2026-11-24" */
  date: string;
  isLeave: boolean;
  /** Whether each step of the wall clock is within the day's hours; the first is 00:00. */
  isOpen: readonly boolean[];
}

/** When a mentor offers sessions, apart from notice and other sessions. */
export interface OfferedHours {
  /** Whether a session at this start is offered: all of it is within the hours, or its start is a single slot; and it starts no earlier in the day than the mentor wants. */
  isOffered(startMs: number, minutes: number): boolean;
  /** The day of an instant in the mentor's time zone, as "2026-11-24". */
  dayOf(instantMs: number): string;
}

/** The day of an instant in a time zone, as "2026-11-24". */
export function mentorDay(instantMs: number, timeZone: string): string {
  return format(new TZDate(instantMs, timeZone), 'yyyy-MM-dd');
}

/** A mentor's hours between two instants. Asks Intl about twice a day of them, however many starts are looked at. */
export function offeredHours(availability: Availability, fromMs: number, toMs: number): OfferedHours {
  const wallClock = wallClockOf(availability.timeZone, fromMs, toMs);
  const slots = new Set(availability.slots.map((slot) => Date.parse(slot)));
  const earliest = availability.notBefore ? stepOf(availability.notBefore) : 0;
  const days = new Map<number, LocalDay>();
  const dayAt = (localMs: number): LocalDay => {
    const dayNumber = Math.floor(localMs / DAY_MS);
    const day = days.get(dayNumber) ?? localDay(availability, dayNumber);
    days.set(dayNumber, day);
    return day;
  };
  return {
    isOffered(startMs, minutes) {
      if ((wallClock(startMs) % DAY_MS) / STEP_MS < earliest) return false;
      const isSlot = slots.has(startMs);
      return timeSteps(startMs, startMs + minutes * MINUTE_MS).every((step) => {
        const localMs = wallClock(step * STEP_MS);
        const { isLeave, isOpen } = dayAt(localMs);
        return !isLeave && (isSlot || isOpen[(localMs % DAY_MS) / STEP_MS] === true);
      });
    },
    dayOf: (instantMs) => dayAt(wallClock(instantMs)).date,
  };
}

/** For how many minutes between two instants sessions are offered. A single slot counts as one session. */
export function offeredMinutes(availability: Availability, fromMs: number, toMs: number): number {
  const { isOffered } = offeredHours(availability, fromMs, toMs);
  const steps = timeSteps(fromMs, toMs).filter((step) => isOffered(step * STEP_MS, GRID_MINUTES));
  const slots = availability.slots
    .map((slot) => Date.parse(slot))
    .filter((slot) => slot >= fromMs && slot < toMs && isOffered(slot, SESSION_MINUTES))
    .flatMap((slot) => timeSteps(slot, slot + SESSION_MINUTES * MINUTE_MS));
  return new Set([...steps, ...slots]).size * GRID_MINUTES;
}

/** By the number of the day since 1970-01-01, which was a Thursday. */
function localDay({ weekly, exceptions, leave }: Availability, dayNumber: number): LocalDay {
  const date = new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
  const weekday = ((dayNumber + 3) % 7) + 1;
  const exception = exceptions.find((day) => day.date === date);
  return {
    date,
    isLeave: leave.some(({ from, to }) => from <= date && date <= to),
    isOpen: openSteps(exception?.hours ?? weekly.filter(({ day }) => day === weekday)),
  };
}

function openSteps(hours: readonly HoursSpan[]): boolean[] {
  const isOpen = new Array<boolean>(DAY_MS / STEP_MS).fill(false);
  for (const { from, to } of hours) isOpen.fill(true, stepOf(from), stepOf(to));
  return isOpen;
}

/** The step of a day at which "09:15" is. */
function stepOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return (hours * 60 + minutes) / GRID_MINUTES;
}

/**
 * Gives the wall clock's time as if it were UTC. The zone's offset is looked up once a day; where it differs from the day
 * before, the step of the change is searched for. Assumes at most one change a day, on the grid, as all zones have them.
 */
function wallClockOf(timeZone: string, fromMs: number, toMs: number): (instantMs: number) => number {
  const offsetMs = (instantMs: number) => tzOffset(timeZone, new Date(instantMs)) * MINUTE_MS;
  const offsets = [{ fromMs, offsetMs: offsetMs(fromMs) }];
  for (let knownMs = fromMs; knownMs < toMs; knownMs += DAY_MS) {
    const before = offsetMs(knownMs);
    const after = offsetMs(knownMs + DAY_MS);
    if (before === after) continue;
    let same = Math.floor(knownMs / STEP_MS);
    let changed = Math.ceil((knownMs + DAY_MS) / STEP_MS);
    while (changed - same > 1) {
      const middle = Math.floor((same + changed) / 2);
      if (offsetMs(middle * STEP_MS) === before) same = middle;
      else changed = middle;
    }
    offsets.unshift({ fromMs: changed * STEP_MS, offsetMs: after });
  }
  return (instantMs) => {
    const current = offsets.find((offset) => offset.fromMs <= instantMs) ?? offsets.at(-1);
    return instantMs + (current?.offsetMs ?? 0);
  };
}
