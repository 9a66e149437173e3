import { indianDay } from '@preproom/models/contract/http/indianDays';
import { canBeHeld } from '@preproom/models/contract/sessions/sessionLife';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';

/** The specification's rule: date today or later in India, and a non-empty time; latest first, whatever the state. */
export function upcomingMeetings<M extends Meeting>(meetings: readonly M[], nowMs: number): M[] {
  const today = indianDay(nowMs);
  return meetings
    .filter(({ startsAt, time }) => time !== '' && indianDay(Date.parse(startsAt)) >= today)
    .toSorted((a, b) => b.startsAt.localeCompare(a.startsAt));
}

/** The soonest session that can be joined now or later, or null. */
export function nextMeeting<M extends Meeting>(meetings: readonly M[], nowMs: number): M | null {
  const joinable = meetings.filter(
    ({ status, startsAt, time }) =>
      time !== '' && canBeHeld({ status, startsAtMs: Date.parse(startsAt) }, nowMs),
  );
  return joinable.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))[0] ?? null;
}
