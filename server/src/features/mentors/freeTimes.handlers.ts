import { DAY_MS } from '@preproom/models/contract/http/durations';
import { AppError } from '@preproom/models/contract/http/errors';
import { INTRODUCTION_MINUTES, SESSION_MINUTES } from '@preproom/models/contract/sessions/bookings';
import { STEP_MS } from '@preproom/models/contract/sessions/offeredHours';
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
          times: toInstants(times),
          hasRequested: Boolean(request),
        },
      };
    },
  };
}

/** Instants on the grid, as `toISOString` writes them; its dates took longer than everything else of the call. */
function toInstants(times: readonly number[]): string[] {
  let day = { startMs: Number.NaN, date: '' };
  return times.map((time) => {
    const startMs = time - (time % DAY_MS);
    if (startMs !== day.startMs) day = { startMs, date: new Date(startMs).toISOString().slice(0, 10) };
    return day.date + TIMES_OF_DAY[(time - startMs) / STEP_MS];
  });
}

/** "T00:00:00.000Z" and so on, for each step of a day. */
const TIMES_OF_DAY = Array.from({ length: DAY_MS / STEP_MS }, (_, step) =>
  new Date(step * STEP_MS).toISOString().slice(10),
);
