import { INTRODUCTION_MINUTES, SESSION_MINUTES } from '@preproom/models/contract/business/bookings';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { findBookableMentor } from '../sessions/bookableMentor.ts';
import { sessionsOf } from '../sessions/findSessions.ts';
import { readFreeTimes } from '../sessions/freeTimes.ts';
import type { MentorHandlers } from './mentor.policy.ts';
import { presentMentor } from './mentor.present.ts';
import { readMentor } from './mentorProfile.ts';

/** A mentor's free times: for a learner, and for the mentor to see what learners see. */
export function freeTimesHandlers(deps: AppDeps): Pick<MentorHandlers, 'getFreeTimes'> {
  const { database } = deps;
  const ownMentor = (actorId: string, mentorId: string) => {
    if (actorId !== mentorId) throw new AppError('mentor_unavailable');
    return readMentor(database, mentorId);
  };
  /** The session that would be moved, if it is the caller's and this mentor's. */
  const findMoving = async (actorId: string, mentorId: string, roomid: string) => {
    const session = await database.sessions
      .findOne({ roomid, mentorId, ...sessionsOf(actorId) })
      .lean<Session>();
    if (!session) throw new AppError('room_not_found');
    return session;
  };
  return {
    async getFreeTimes({ actor: { userId, role }, params: { mentorId }, query: { introduction, moving } }) {
      const isLearner = role === 'user';
      const { mentor, profile } = isLearner
        ? await findBookableMentor(database, { mentorId, learnerId: userId })
        : await ownMentor(userId, mentorId);
      const session = moving ? await findMoving(userId, mentorId, moving) : null;
      if (introduction && !session && !profile.offersIntroduction) throw new AppError('mentor_unavailable');
      const minutes = session?.minutes ?? (introduction ? INTRODUCTION_MINUTES : SESSION_MINUTES);
      const learnerId = isLearner ? new Types.ObjectId(userId) : undefined;
      const [{ times, availability }, request] = await Promise.all([
        readFreeTimes(deps, { mentorId: mentor._id, learnerId, minutes, moving }),
        isLearner && database.slotRequests.exists({ learnerId: userId, mentorId, answer: null }),
      ]);
      return {
        data: {
          mentor: presentMentor(mentor, profile),
          minutes,
          timeZone: availability.timeZone,
          times: times.map((time) => new Date(time).toISOString()),
          hasRequested: Boolean(request),
        },
      };
    },
  };
}
