import { AppError } from '@preproom/models/contract/http/errors';
import { readRecordingEvents } from '@preproom/models/db/room/recordingEvents';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../deps.ts';
import { expressionReadingRefusal } from '../../sessions/measures/expressionReadingRefusal.ts';
import type { RecordingHandlers } from './recording.policy.ts';
import { storeRecordingEvent } from './storeRecordingEvent.ts';

export function recordingHandlers(deps: AppDeps): RecordingHandlers {
  const { database, clock } = deps;
  // Writes per person: far more than anyone presses.
  const limiter = deps.limiter('recording', 60, 60);
  // The rule of everything that observes a learner: adults only, and an unknown age does not count as adult.
  const refusalFor = (learnerId: { toString(): string }) =>
    expressionReadingRefusal(deps, learnerId.toString());
  return {
    async getRecording({ session }) {
      return {
        unavailable: await refusalFor(session.learnerId),
        events: await readRecordingEvents(database, session.roomid),
      };
    },
    async changeRecording({ actor, session, side, params: { eventId }, body }) {
      await consumeLimit(limiter, actor.userId);
      // Whoever wants it to stop is never refused for their age.
      const refusal = body.kind === 'stop' ? null : await refusalFor(session.learnerId);
      if (refusal) throw new AppError(refusal);
      const event = await storeRecordingEvent(deps, { actor, session, side }, eventId, body, clock.now());
      // The pages in the room listen to `agenda`, pages of an earlier version as well.
      deps.pushChange([session.mentorId.toString(), session.learnerId.toString()], ['agenda']);
      return { event };
    },
  };
}
