import { AppError } from '@preproom/models/contract/http/errors';
import {
  deleteSpeechSegments,
  readSpeech,
  setSpeechConsent,
  storeSpeechBatch,
} from '@preproom/models/db/room/speech/speech';
import { timesOrigin } from '@preproom/models/db/sessions/timesOrigin';
import { countSpeechBatch } from '@preproom/models/runtime/metrics';
import type { AppDeps } from '../../../deps.ts';
import { talkTimeRefusal } from '../../sessions/measures/talkTimeRefusal.ts';
import type { SpeechHandlers } from './speech.policy.ts';
import { presentSpeech } from './speech.present.ts';

export function speechHandlers(deps: AppDeps): SpeechHandlers {
  const { database, clock, metrics } = deps;
  return {
    async setSpeechConsent({ actor, session, side, body }) {
      const { granted } = body;
      const refusal = granted && (await talkTimeRefusal(deps, actor.userId, side));
      if (refusal) throw new AppError(refusal);
      // Record first: consent without a record does not count.
      await database.consents.create({
        userId: actor.userId,
        roomid: session.roomid,
        kind: 'talk_time',
        granted,
        textVersion: body.granted ? body.textVersion : null,
        at: new Date(clock.now()),
      });
      await setSpeechConsent(database, { session, side }, granted);
      return { granted };
    },
    async storeSpeech({ session, side, body }) {
      if (body.roomid !== session.roomid) {
        throw new AppError('bad_request', undefined, {
          fields: { roomid: 'is not the room of the address' },
        });
      }
      const stored = await storeSpeechBatch(database, { session, side }, body, clock.now());
      countSpeechBatch(metrics, stored.duplicate);
      return stored;
    },
    async getSpeech({ session, side }) {
      const originMs = timesOrigin(session).getTime() - session.startsAt.getTime();
      return presentSpeech(side, await readSpeech(database, session), originMs);
    },
    async deleteSpeech({ session, side }) {
      await deleteSpeechSegments(database, { session, side }, clock.now());
      return { deleted: true };
    },
  };
}
