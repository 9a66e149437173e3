import { Types } from 'mongoose';
import { BOTH_LEFT_GRACE_MS, LIVE_LIMIT_MS, MEETING_GRACE_MS } from '../../contract/sessions/meetingTime.ts';
import {
  END_REASON_OF,
  isRoomOpen,
  nextStatus,
  type SessionEvent,
  type SessionLife,
  type SessionStatus,
  sessionClaims,
} from '../../contract/sessions/sessionLife.ts';
import type { SessionSide } from '../../contract/sessions/sessions.ts';
import { spacedChunks } from '../chunk.ts';
import type { Database } from '../database.ts';
import { isDuplicateKey } from '../errors.ts';
import { refreshExpressionTotals } from '../readings/readingSummary.ts';
import { SESSION_CHANGES, type SessionChange, type SessionChangeKind } from './pendingChange.ts';
import type { Session } from './session.model.ts';

export function sessionLife(session: Session): SessionLife {
  return {
    status: session.status,
    startsAtMs: session.startsAt.getTime(),
    learnerCame: session.learnerCameAt !== null,
    mentorCame: session.mentorCameAt !== null,
    lastPresenceAtMs: session.lastPresenceAt?.getTime() ?? null,
  };
}

export function isSessionRoomOpen(session: Session, nowMs: number): boolean {
  return isRoomOpen(sessionLife(session), nowMs);
}

/** The user's side of the session; null if they are not part of it. */
export function sideOf(session: Session, userId: string): SessionSide | null {
  if (session.learnerId.toString() === userId) return 'learner';
  return session.mentorId.toString() === userId ? 'mentor' : null;
}

/**
 * Applies an event to a stored session by one conditional write, so only one of several processes applies it. Stores with it what
 * the two people are to be told (`pendingChanges`). Returns the changed session, or null if this call changed nothing.
 */
export async function applySessionEvent(
  database: Database,
  session: Session,
  event: SessionEvent,
  nowMs: number,
): Promise<Session | null> {
  const status = nextStatus(sessionLife(session), event, nowMs);
  if (!status) return null;
  const at = new Date(nowMs);
  const cancelled = status === 'cancelled' && { cancellation: { by: 'team', reason: null, at } as const };
  const presence = event === 'both_present' && bothPresent(session, at);
  const write = (claims: ReturnType<typeof sessionClaims>) =>
    database.sessions
      .findOneAndUpdate(
        unchangedSince(session, event),
        {
          $set: { status, endReason: END_REASON_OF[event], ...claims, ...cancelled, ...presence },
          ...(cancelled && { $inc: { sequence: 1 } }),
          ...(isTold(status) && { $push: { pendingChanges: changeBy(session, status, at) } }),
        },
        { returnDocument: 'after' },
      )
      .lean();
  const changed = await write(sessionClaims(status)).catch((error) => {
    // The learner's first no-show was another one: a unique index lets one alone return its round.
    if (isDuplicateKey(error)) return write(sessionClaims(status, false));
    throw error;
  });
  if (changed?.status === 'done') await refreshExpressionTotals(database, changed);
  return changed;
}

/** Their arrivals may not be stored yet. */
function bothPresent({ learnerCameAt, mentorCameAt }: Session, at: Date): Partial<Session> {
  return { lastPresenceAt: at, learnerCameAt: learnerCameAt ?? at, mentorCameAt: mentorCameAt ?? at };
}

function isTold(status: SessionStatus): status is SessionStatus & SessionChangeKind {
  return SESSION_CHANGES.some((kind) => kind === status);
}

/** By the team where it is cancelled, else by the clock or the room. */
function changeBy(session: Session, kind: SessionChangeKind, at: Date): SessionChange {
  const isCancelled = kind === 'cancelled';
  return {
    _id: new Types.ObjectId(),
    kind,
    by: isCancelled ? 'team' : null,
    at,
    startsAt: session.startsAt,
    movedFrom: null,
    sequence: session.sequence + (isCancelled ? 1 : 0),
  };
}

/**
 * The condition of the write: the values the decision was based on must be unchanged. That is the status; for the passing of
 * time, who came and when somebody was last present; and for what ends it before or after its time, which time that is.
 */
function unchangedSince(session: Session, event: SessionEvent) {
  const { _id, status, sequence, startsAt, learnerCameAt, mentorCameAt, lastPresenceAt } = session;
  if (event === 'both_present') return { _id, status, startsAt };
  if (event !== 'time_passed') return { _id, status, sequence };
  return { _id, status, sequence, learnerCameAt, mentorCameAt, lastPresenceAt };
}

/** Sessions whose status may have to change because of the time. */
export async function findDueSessions(database: Database, nowMs: number, limit: number): Promise<Session[]> {
  // Separate queries, each with its own index. With `$or`, the embedded database would scan every session.
  const due = await Promise.all(
    [
      { status: 'booked' as const, startsAt: { $lt: new Date(nowMs - MEETING_GRACE_MS) } },
      { status: 'live' as const, lastPresenceAt: { $lte: new Date(nowMs - BOTH_LEFT_GRACE_MS) } },
      { status: 'live' as const, startsAt: { $lte: new Date(nowMs - LIVE_LIMIT_MS) } },
    ].map((filter) => database.sessions.find(filter).limit(limit).lean<Session[]>()),
  );
  return [...new Map(due.flat().map((session) => [session._id.toString(), session])).values()];
}

/**
 * Refreshes the last presence of occupied rooms. Called periodically, so after a process dies the last presence simply stops
 * advancing.
 */
export async function recordRoomPresence(
  database: Database,
  roomids: string[],
  nowMs: number,
): Promise<void> {
  for await (const part of spacedChunks(roomids)) {
    await database.sessions.updateMany(
      { roomid: { $in: part }, status: { $in: ['booked', 'live'] } },
      { $set: { lastPresenceAt: new Date(nowMs) } },
    );
  }
}
