import type { CurrentUser } from '@preproom/models/contract/currentUser';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import {
  type NextBooking,
  type NextBookingOf,
  nextBooking,
} from '@preproom/models/contract/reports/nextBooking';
import { isRunning } from '@preproom/models/contract/sessions/sessionLife';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';
import { isRoundFree, type Rounds } from '../sessions/isRoundFree.ts';

/** Afterwards a session is too long ago to be rated from memory. */
const RATE_WITHIN_MS = 14 * DAY_MS;
/** How long feedback counts as new. */
const NEW_FEEDBACK_MS = 3 * DAY_MS;

/** The one thing that helps a learner most right now. */
export type Suggestion<M extends Meeting = Meeting> =
  | { kind: 'finish_profile' }
  | { kind: 'reschedule'; meeting: M }
  | { kind: 'rate_mentor'; meeting: M }
  | { kind: 'read_feedback'; feedback: CurrentUser['feedback'][number] }
  | NextBooking;

export interface Standing<M extends Meeting> extends Rounds {
  isComplete: boolean;
  meetings: readonly M[];
  feedback: CurrentUser['feedback'];
  /** The rooms of feedback whose report has not been opened; null: not known yet. */
  unread: readonly string[] | null;
}

/** First what another person waits for, then the learner's own next step; the profile is due once a session is booked. Null: nothing. */
export function suggest<M extends Meeting>(of: Standing<M>, nowMs: number): Suggestion<M> | null {
  const latestFirst = of.meetings.toSorted((a, b) => b.startsAt.localeCompare(a.startsAt));
  return (
    toReschedule(of.meetings, of) ??
    toRate(latestFirst, nowMs) ??
    toRead(of, nowMs) ??
    toBook(latestFirst, of) ??
    (of.isComplete ? null : { kind: 'finish_profile' })
  );
}

/** A session that was called off or missed and whose round can be booked again, unless another one is coming anyway. */
function toReschedule<M extends Meeting>(meetings: readonly M[], rounds: Rounds): Suggestion<M> | null {
  if (meetings.some(({ status }) => isRunning(status))) return null;
  const [latest] = meetings.toSorted((a, b) => endedAt(b).localeCompare(endedAt(a)));
  if (!latest || latest.status === 'done' || !isRoundFree(latest, rounds)) return null;
  return { kind: 'reschedule', meeting: latest };
}

/** When it was called off or was to be held: what happened last is what the learner remembers, whatever its date was. */
function endedAt({ cancellation, startsAt }: Meeting): string {
  return cancellation?.at ?? startsAt;
}

function toRate<M extends Meeting>(latestFirst: M[], nowMs: number): Suggestion<M> | null {
  const meeting = latestFirst.find(({ status }) => status === 'done');
  if (!meeting || meeting.hasRated || nowMs - Date.parse(meeting.startsAt) > RATE_WITHIN_MS) return null;
  return { kind: 'rate_mentor', meeting };
}

function toRead(
  { feedback, unread }: Pick<Standing<never>, 'feedback' | 'unread'>,
  nowMs: number,
): Suggestion<never> | null {
  const latest = feedback.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt))[0];
  if (!latest || nowMs - Date.parse(latest.submittedAt) > NEW_FEEDBACK_MS) return null;
  if (unread && !unread.includes(latest.roomid)) return null;
  return { kind: 'read_feedback', feedback: latest };
}

function toBook(latestFirst: Meeting[], of: NextBookingOf): NextBooking | null {
  return latestFirst.some(({ status }) => isRunning(status)) ? null : nextBooking(of);
}
