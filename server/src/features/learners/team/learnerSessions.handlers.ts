import { AppError } from '@preproom/models/contract/http/errors';
import { packState } from '@preproom/models/contract/payments/packDays';
import type { Database } from '@preproom/models/db/database';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { findBookableMentor } from '../../sessions/bookableMentor.ts';
import { cancelSession } from '../../sessions/booking/cancelSession.ts';
import { askedTimes, moveForLearner } from '../../sessions/booking/moveSession.ts';
import { completeSessionChanges } from '../../sessions/completeChanges.ts';
import { readFreeTimes } from '../../sessions/freeTimes.ts';
import type { LearnerHandlers } from '../learner.policy.ts';
import { findLearner } from './findLearner.ts';

type SessionActs = Pick<LearnerHandlers, 'getStudentTimes' | 'moveStudentSession' | 'cancelStudentSession'>;

const SAVED = { saved: true } as const;

/** The team moves and cancels a learner's sessions, by the rules of booking. */
export function learnerSessionHandlers(deps: AppDeps): SessionActs {
  const { database, closeRoom } = deps;
  const byTeam = (actorId: string, reason: string) => ({ actorId: new Types.ObjectId(actorId), reason });
  return {
    async getStudentTimes({ params }) {
      const session = await findSession(database, params);
      await findBookableMentor(database, session);
      const [{ times }, pack] = await Promise.all([
        readFreeTimes(deps, askedTimes(session)),
        session.packId ? database.packs.findById(session.packId).lean() : null,
      ]);
      const fits = (time: number) =>
        time !== session.startsAt.getTime() && (!pack || packState(pack, null, time) === 'active');
      return { times: times.filter(fits).map((time) => new Date(time).toISOString()) };
    },

    async moveStudentSession({ actor, params, body: { from, startsAt, reason } }) {
      const session = await findSession(database, params, from);
      if (startsAt === from)
        throw new AppError('bad_request', undefined, { fields: { startsAt: 'is the time of the session' } });
      const moved = await moveForLearner(
        deps,
        session,
        new Date(startsAt),
        byTeam(actor.userId, reason),
      ).catch((error) => {
        // It is the learner who is leaving or suspended, not the member of the team who is logged out.
        throw error instanceof AppError && error.code === 'signed_out' ? new AppError('conflict') : error;
      });
      closeRoom(moved.roomid, 'ended');
      await completeSessionChanges(deps, moved);
      return SAVED;
    },

    async cancelStudentSession({ actor, params, body: { from, reason } }) {
      const session = await findSession(database, params, from);
      const cancelled = await cancelSession(deps, session, byTeam(actor.userId, reason), reason);
      closeRoom(cancelled.roomid, 'ended');
      await completeSessionChanges(deps, cancelled);
      return SAVED;
    },
  };
}

/** A session of this learner. With `from`, throws `conflict` unless it is still booked for that time. */
async function findSession(
  database: Database,
  { studentId, roomid }: { studentId: string; roomid: string },
  from?: string,
): Promise<Session> {
  const { _id: learnerId } = await findLearner(database, studentId);
  const session = await database.sessions.findOne({ roomid, learnerId }).lean<Session>();
  if (!session) throw new AppError('not_found');
  if (from && (session.status === 'cancelled' || session.startsAt.toISOString() !== from))
    throw new AppError('conflict');
  return session;
}
