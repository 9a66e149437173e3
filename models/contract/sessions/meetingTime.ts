import { SECOND_MS } from '../http/durations.ts';

const MINUTE = 60 * SECOND_MS;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long after its start a meeting counts as started. Later, it needs rescheduling. */
export const MEETING_GRACE_MS = 45 * MINUTE;
/** How long before the start the room opens. */
export const ROOM_OPENS_BEFORE_MS = 10 * MINUTE;
/** Time from the start after which a live session always ends. */
export const LIVE_LIMIT_MS = 90 * MINUTE;
/** How long a live session stays open after both people have left. */
export const BOTH_LEFT_GRACE_MS = 5 * MINUTE;

export interface TimeParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export type MeetingTiming =
  | { state: 'has_time'; remaining: TimeParts }
  | { state: 'started'; elapsed: TimeParts }
  | { state: 'needs_rescheduling' };

/** Splits milliseconds into whole days, hours, minutes and seconds, rounding down. */
export function timeParts(spanMs: number): TimeParts {
  return {
    days: Math.floor(spanMs / DAY),
    hours: Math.floor((spanMs % DAY) / HOUR),
    minutes: Math.floor((spanMs % HOUR) / MINUTE),
    seconds: Math.floor((spanMs % MINUTE) / SECOND_MS),
  };
}

/** A meeting's timing by the clock alone. Both arguments are milliseconds since the epoch. */
export function meetingTiming(startsAtMs: number, nowMs: number): MeetingTiming {
  const sinceStart = nowMs - startsAtMs;
  if (sinceStart < 0) return { state: 'has_time', remaining: timeParts(-sinceStart) };
  if (sinceStart <= MEETING_GRACE_MS) return { state: 'started', elapsed: timeParts(sinceStart) };
  return { state: 'needs_rescheduling' };
}
