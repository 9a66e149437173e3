import { AppError } from '@preproom/models/contract/http/errors';
import { canBeHeld, isRoomOpen, isRunning } from '@preproom/models/contract/sessions/sessionLife';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { storeConnectionHistory } from '@preproom/models/db/room/connectionHistories';
import { assertProfileComplete } from '@preproom/models/db/room/profileFirst';
import { assertNotBlocked } from '@preproom/models/db/room/safety';
import { hasSpeechConsent } from '@preproom/models/db/room/speech/speech';
import { sessionLife } from '@preproom/models/db/sessions/sessionChanges';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { AppDeps } from '../../deps.ts';
import { readAboutLearner } from '../sessions/aboutLearner.ts';
import { expressionReadingRefusal } from '../sessions/measures/expressionReadingRefusal.ts';
import { talkTimeRefusal } from '../sessions/measures/talkTimeRefusal.ts';
import { presentOther, presentTime } from '../sessions/session.present.ts';
import { sampleQuestions } from './cockpit/questionBank/questionBank.ts';
import { iceConfig, relaysToTry } from './iceConfig.ts';
import type { RoomHandlers } from './room.policy.ts';

export function roomHandlers(deps: AppDeps): RoomHandlers {
  const { config, database, clock, faceModel } = deps;
  const isSwitchedOff = config.READINGS === 'off';
  const refusalFor = async ({ userId }: Actor, side: SessionSide) =>
    side === 'learner' ? expressionReadingRefusal(deps, userId) : null;
  return {
    async getRoom({ actor, session, side }) {
      if (isRunning(session.status)) {
        await assertNotBlocked(database, session);
        await assertProfileComplete(database, session, side);
      }
      const otherId = side === 'learner' ? session.mentorId : session.learnerId;
      const other = await database.users.findById(otherId, { Name: 1, photo: 1 }).lean();
      return {
        ...presentTime(session),
        isOpen: isRoomOpen(sessionLife(session), clock.now()),
        side,
        other: presentOther(otherId, other),
        aboutLearner: side === 'mentor' ? await readAboutLearner(database, session) : null,
        ice: iceConfig(config, actor.userId, sessionLife(session), clock.now()),
        readings: {
          unavailable: isSwitchedOff ? 'switched_off' : await refusalFor(actor, side),
          modelSha256: isSwitchedOff ? null : faceModel.sha256,
          consent: side === 'learner' && session.readingConsent,
        },
        speech: {
          unavailable: await talkTimeRefusal(deps, actor.userId, side),
          consent: await hasSpeechConsent(database, { session, side }),
        },
        serverNow: new Date(clock.now()).toISOString(),
      };
    },

    getSampleQuestions: ({ session: { round } }) => ({ data: sampleQuestions(round) }),

    async saveConnectionHistory({ session, side, body }) {
      await storeConnectionHistory(database, session.roomid, side, body, new Date(clock.now()));
      return { saved: true };
    },

    async getIce({ actor, session }) {
      if (isRunning(session.status)) await assertNotBlocked(database, session);
      return iceConfig(config, actor.userId, sessionLife(session), clock.now());
    },

    getRelays: ({ actor }) => ({ relays: relaysToTry(config, actor.userId, clock.now()) }),

    async storeConnectionCheck({ session, side, body }) {
      const at = new Date(clock.now());
      if (!canBeHeld(sessionLife(session), at.getTime())) throw new AppError('too_late');
      const field = side === 'learner' ? 'learnerCheck' : 'mentorCheck';
      await database.sessions.updateOne({ _id: session._id }, { $set: { [field]: { ...body, at } } });
      return { at: at.toISOString() };
    },
  };
}
