import { HOUR_MS, MINUTE_MS } from '../http/durations.ts';
import { type Availability, BOOKING_DAYS } from './availability.ts';
import { offeredHours, STEP_MS } from './offeredHours.ts';
import { timeSteps } from './sessions.ts';

const BOOKING_MS = BOOKING_DAYS * 24 * HOUR_MS;

export interface FreeTimesInput {
  availability: Availability;
  /** Length of the session. */
  minutes: number;
  /** Steps (`timeSteps`) held by the mentor's sessions, their buffers included. */
  mentorSteps: ReadonlySet<number>;
  /** Steps held by the learner's sessions. */
  learnerSteps: ReadonlySet<number>;
  /** Sessions that the mentor already has, by their day in the mentor's time zone ("2026-11-24"). */
  mentorDays: ReadonlyMap<string, number>;
  nowMs: number;
}

/**
 * The starts at which the learner can book the mentor, ascending: on the UTC grid, less than 28 days ahead, offered, not within
 * the notice, free for both with the mentor's buffer after it, and on a day that has room.
 */
export function freeTimes(input: FreeTimesInput): number[] {
  const { availability, minutes, mentorSteps, learnerSteps, mentorDays, nowMs } = input;
  const { noticeHours, bufferMinutes, maxPerDay } = availability;
  const endMs = nowMs + BOOKING_MS;
  const hours = offeredHours(availability, nowMs, endMs + minutes * MINUTE_MS);
  const isFree = (startMs: number) =>
    hours.isOffered(startMs, minutes) &&
    !holdsAny(mentorSteps, startMs, minutes + bufferMinutes) &&
    !holdsAny(learnerSteps, startMs, minutes) &&
    (maxPerDay === null || (mentorDays.get(hours.dayOf(startMs)) ?? 0) < maxPerDay);

  const starts: number[] = [];
  const firstMs = Math.ceil((nowMs + noticeHours * HOUR_MS) / STEP_MS) * STEP_MS;
  for (let startMs = firstMs; startMs < endMs; startMs += STEP_MS) if (isFree(startMs)) starts.push(startMs);
  return starts;
}

/** Whether the mentor offers a session at this start. Says nothing about notice and other sessions. */
export function isOffered(availability: Availability, startMs: number, minutes: number): boolean {
  return offeredHours(availability, startMs, startMs + minutes * MINUTE_MS).isOffered(startMs, minutes);
}

/** So many of the times that are closest to a wanted one, ascending. */
export function nearestTimes(times: readonly number[], wantedMs: number, count: number): number[] {
  const distance = (time: number) => Math.abs(time - wantedMs);
  return times
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted((a, b) => a - b);
}

function holdsAny(held: ReadonlySet<number>, startMs: number, minutes: number): boolean {
  if (held.size === 0) return false;
  return timeSteps(startMs, startMs + minutes * MINUTE_MS).some((step) => held.has(step));
}
