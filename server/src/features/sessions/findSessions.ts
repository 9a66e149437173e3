import { SESSIONS_PER_PAGE } from '@preproom/models/contract/sessions/bookings';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Database } from '@preproom/models/db/database';
import { isLearnerReady } from '@preproom/models/db/room/profileFirst';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { Types } from 'mongoose';

const MAX_UPCOMING = 50;
const MAX_PAST = 20;

const RUNNING = ['booked', 'live'] as const;

/** The statuses in which the mentor of a session sees the learner's resume and profile: before, during and after the interview. */
const SHOWN_TO_MENTOR = ['booked', 'live', 'done'] as const;

/** Every session of this person, on either side. */
export const sessionsOf = (userId: Types.ObjectId | string) => ({
  $or: [{ learnerId: userId }, { mentorId: userId }],
});

/** The person's upcoming sessions and the most recent past ones, latest first. */
export async function findSessions(
  database: Database,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
): Promise<Session[]> {
  if (role !== 'user' && role !== 'mentor') return [];
  const own = role === 'user' ? { learnerId: userId } : { mentorId: userId };
  const [upcoming, past] = await Promise.all([
    database.sessions
      .find({ ...own, status: { $in: RUNNING } })
      .sort({ startsAt: 1 })
      .limit(MAX_UPCOMING)
      .lean<Session[]>(),
    database.sessions
      .find({ ...own, status: { $nin: RUNNING } })
      .sort({ startsAt: -1 })
      .limit(MAX_PAST)
      .lean<Session[]>(),
  ]);
  return [...upcoming.reverse(), ...past];
}

/** One page of the person's sessions that are over, latest first, and how many there are. */
export async function findPastSessions(database: Database, userId: string, side: SessionSide, page: number) {
  const own = side === 'learner' ? { learnerId: userId } : { mentorId: userId };
  const past = { ...own, status: { $nin: RUNNING } };
  const [sessions, total] = await Promise.all([
    database.sessions
      .find(past)
      // The room breaks ties, so that pages do not overlap.
      .sort({ startsAt: -1, roomid: 1 })
      .skip((page - 1) * SESSIONS_PER_PAGE)
      .limit(SESSIONS_PER_PAGE)
      .lean<Session[]>(),
    database.sessions.countDocuments(past),
  ]);
  return { sessions, total };
}

/** Start times of the person's upcoming booked sessions, earliest first. */
export async function findBookedTimes(database: Database, userId: string, now: Date): Promise<Date[]> {
  const booked = await database.sessions
    .find({ ...sessionsOf(userId), status: 'booked', startsAt: { $gt: now } }, { startsAt: 1 })
    .sort({ startsAt: 1 })
    .lean();
  return booked.map(({ startsAt }) => startsAt);
}

export function isShownToMentor({ status }: Pick<Session, 'status'>): boolean {
  return SHOWN_TO_MENTOR.some((shown) => shown === status);
}

/**
 * Whether this mentor has a session that lets them see the learner's profile. Naming the session asks for what its learner prepared for
 * it alone.
 */
export async function isLearnerShownTo(
  database: Database,
  mentorId: string,
  learnerId: Types.ObjectId,
  sessionId?: Types.ObjectId,
): Promise<boolean> {
  const shared = { mentorId, learnerId, ...(sessionId && { _id: sessionId }) };
  const sessions = await database.sessions
    .find({ ...shared, status: { $in: SHOWN_TO_MENTOR } }, { learnerId: 1, packId: 1, isFree: 1 })
    .lean<Session[]>();
  const areReady = await Promise.all(sessions.map((session) => isLearnerReady(database, session)));
  return areReady.some(Boolean);
}
