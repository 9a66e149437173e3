import {
  BOTH_LEFT_GRACE_MS,
  LIVE_LIMIT_MS,
  MEETING_GRACE_MS,
  type MeetingTiming,
  meetingTiming,
  ROOM_OPENS_BEFORE_MS,
  timeParts,
} from './meetingTime.ts';

export const SESSION_STATUSES = [
  'booked',
  'live',
  'done',
  'missed',
  'noshow_mentor',
  'noshow_learner',
  'cancelled',
] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** Inputs for a session's next status. Instants in milliseconds since the epoch. */
export interface SessionLife {
  status: SessionStatus;
  startsAtMs: number;
  learnerCame: boolean;
  mentorCame: boolean;
  /** When somebody was last known to be in the room. */
  lastPresenceAtMs: number | null;
}

export type SessionEvent = 'both_present' | 'end_pressed' | 'ended_for_safety' | 'cancelled' | 'time_passed';

/** Why a session is over, for the team. Users see only the status. */
export const SESSION_END_REASONS = ['pressed', 'safety', 'cancelled', 'time'] as const;
export type SessionEndReason = (typeof SESSION_END_REASONS)[number];

/** The end reason each event sets; null if it doesn't end the session. */
export const END_REASON_OF: Record<SessionEvent, SessionEndReason | null> = {
  both_present: null,
  end_pressed: 'pressed',
  ended_for_safety: 'safety',
  cancelled: 'cancelled',
  time_passed: 'time',
};

/** The next status, or null if the event changes nothing. */
export function nextStatus(life: SessionLife, event: SessionEvent, nowMs: number): SessionStatus | null {
  if (life.status === 'booked') return afterBooked(life, event, nowMs);
  if (life.status === 'live') return afterLive(life, event, nowMs);
  return null;
}

function afterBooked(life: SessionLife, event: SessionEvent, nowMs: number): SessionStatus | null {
  const isOver = nowMs > life.startsAtMs + MEETING_GRACE_MS;
  if (event === 'cancelled') return nowMs < life.startsAtMs ? 'cancelled' : null;
  // Cancelled, not a no-show: the session hasn't begun, and the block keeps the absent person from joining.
  if (event === 'ended_for_safety') return 'cancelled';
  if (event === 'both_present') return isRoomOpen(life, nowMs) ? 'live' : null;
  if (event !== 'time_passed' || !isOver) return null;
  // Both came, but never at the same time. Neither is at fault, so it counts as if nobody had come.
  if (life.learnerCame === life.mentorCame) return 'missed';
  return life.learnerCame ? 'noshow_mentor' : 'noshow_learner';
}

function afterLive(life: SessionLife, event: SessionEvent, nowMs: number): SessionStatus | null {
  if (event === 'end_pressed' || event === 'ended_for_safety') return 'done';
  if (event !== 'time_passed') return null;
  const bothLeft = life.lastPresenceAtMs !== null && nowMs - life.lastPresenceAtMs >= BOTH_LEFT_GRACE_MS;
  return bothLeft || nowMs >= life.startsAtMs + LIVE_LIMIT_MS ? 'done' : null;
}

/** Whether the session is booked or live. All other statuses are final. */
export function isRunning(status: SessionStatus): boolean {
  return status === 'booked' || status === 'live';
}

/** Whether people may enter the room. Depends on the stored status first, then on the clock. */
export function isRoomOpen(life: Pick<SessionLife, 'status' | 'startsAtMs'>, nowMs: number): boolean {
  if (life.status === 'live') return nowMs < life.startsAtMs + LIVE_LIMIT_MS;
  if (life.status !== 'booked') return false;
  return nowMs >= life.startsAtMs - ROOM_OPENS_BEFORE_MS && nowMs <= life.startsAtMs + MEETING_GRACE_MS;
}

/** Time enough to store an arrival late, and for the pages of a process that died to come in again. */
const PRESENCE_LEEWAY_MS = 60_000;

/**
 * Whether an arrival must be stored before somebody is let in: soon it would count against them, or end the session, that they
 * were not there.
 */
export function isPresenceUrgent(
  { status, startsAtMs, lastPresenceAtMs }: Pick<SessionLife, 'status' | 'startsAtMs' | 'lastPresenceAtMs'>,
  nowMs: number,
): boolean {
  const missedAtMs =
    status === 'live' ? (lastPresenceAtMs ?? nowMs) + BOTH_LEFT_GRACE_MS : startsAtMs + MEETING_GRACE_MS;
  return nowMs > missedAtMs - PRESENCE_LEEWAY_MS;
}

/** Whether the room is open or can still open. */
export function canBeHeld(life: Pick<SessionLife, 'status' | 'startsAtMs'>, nowMs: number): boolean {
  return isRoomOpen(life, nowMs) || (life.status === 'booked' && nowMs < life.startsAtMs);
}

/**
 * What a session with this status keeps: its calendar times for both people, and its round of the pack. A learner's first
 * no-show in a pack returns the round; later ones don't.
 */
export function sessionClaims(
  status: SessionStatus,
  isFirstNoShow = true,
): { holdsTime: boolean; usesRound: boolean } {
  const runs = isRunning(status);
  const isSpent = status === 'done' || (status === 'noshow_learner' && !isFirstNoShow);
  return { holdsTime: runs, usesRound: runs || isSpent };
}

export type SessionView = MeetingTiming | { state: 'done' } | { state: 'cancelled' };

/** The status users see: the stored status, refined by the clock. */
export function sessionView(status: SessionStatus, startsAtMs: number, nowMs: number): SessionView {
  if (status === 'booked') return meetingTiming(startsAtMs, nowMs);
  if (status === 'live') return { state: 'started', elapsed: timeParts(Math.max(0, nowMs - startsAtMs)) };
  if (status === 'done' || status === 'cancelled') return { state: status };
  return { state: 'needs_rescheduling' };
}
