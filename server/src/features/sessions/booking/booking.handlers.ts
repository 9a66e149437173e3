import { AppError } from '@preproom/models/contract/http/errors';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { consumeLimit } from '@preproom/models/runtime/limits';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { completeSessionChanges } from '../completeChanges.ts';
import { presentOneMeeting } from '../meetings.ts';
import { refuseContactDetails } from '../messages/refuseContactDetails.ts';
import type { BookingHandlers } from './booking.policy.ts';
import { bookSession } from './bookSession.ts';
import { cancelSession } from './cancelSession.ts';
import { moveSession } from './moveSession.ts';
import { answerProposal, proposeTimes } from './proposal.ts';

const HOUR_SECONDS = 60 * 60;
/** Far more than anyone needs, and few enough that nobody can flood a mentor with mails. */
const CHANGES_PER_HOUR = 60;

export function bookingHandlers(deps: AppDeps): BookingHandlers {
  const { database, limiter, closeRoom } = deps;
  const changes = limiter('bookings', CHANGES_PER_HOUR, HOUR_SECONDS);
  /** Tells the people of a change, and answers with the session as this side sees it. */
  const answer = async (session: Session, side: SessionSide) => {
    await completeSessionChanges(deps, session);
    return { data: await presentOneMeeting(database, session, side) };
  };
  return {
    async bookSession({ actor, body: { mentorId, startsAt, round, packId, note } }) {
      await consumeLimit(changes, actor.userId);
      // The free introduction is an introduction, whatever else it is called.
      if (packId === null && round !== 'Introducation')
        throw new AppError('bad_request', undefined, { fields: { round: 'is not an introduction' } });
      refuseContactDetails(note ?? '', 'note');
      const session = await bookSession(deps, {
        learnerId: new Types.ObjectId(actor.userId),
        mentorId: new Types.ObjectId(mentorId),
        packId: packId === null ? null : new Types.ObjectId(packId),
        round,
        startsAt: new Date(startsAt),
        note,
      });
      return answer(session, 'learner');
    },
    async moveSession({ actor, session, body: { startsAt } }) {
      await consumeLimit(changes, actor.userId);
      const moved = await moveSession(deps, session, new Date(startsAt));
      closeRoom(moved.roomid, 'ended');
      return answer(moved, 'learner');
    },
    async cancelSession({ actor, session, side, body: { reason } }) {
      await consumeLimit(changes, actor.userId);
      const cancelled = await cancelSession(deps, session, side, reason);
      closeRoom(cancelled.roomid, 'ended');
      return answer(cancelled, side);
    },
    async proposeTimes({ actor, session, side, body }) {
      await consumeLimit(changes, actor.userId);
      return answer(await proposeTimes(deps, session, side, body), side);
    },
    async answerProposal({ actor, session, side, body: { startsAt } }) {
      await consumeLimit(changes, actor.userId);
      const answered = await answerProposal(
        deps,
        session,
        side,
        startsAt === null ? null : new Date(startsAt),
      );
      if (startsAt !== null) closeRoom(answered.roomid, 'ended');
      return answer(answered, side);
    },
  };
}
