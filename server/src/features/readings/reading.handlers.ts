import { AppError } from '@preproom/models/contract/http/errors';
import { deleteReadings, readExpressionSummary } from '@preproom/models/db/readings/readingSummary';
import { storeBatch } from '@preproom/models/db/readings/readings';
import type { Actor } from '@preproom/models/runtime/authenticate';
import { countBatch } from '@preproom/models/runtime/metrics';
import type { AppDeps } from '../../deps.ts';
import { expressionReadingRefusal } from '../sessions/measures/expressionReadingRefusal.ts';
import type { ReadingHandlers } from './reading.policy.ts';

export function readingHandlers(deps: AppDeps): ReadingHandlers {
  const { config, database, clock, metrics } = deps;
  /** Throws unless the learner is an adult. The page checks this as well, but it cannot be trusted. */
  const requireAdult = async ({ userId }: Pick<Actor, 'userId'>) => {
    const refusal = await expressionReadingRefusal(deps, userId);
    if (refusal) throw new AppError(refusal);
  };
  return {
    async setReadingConsent({ actor, session, body }) {
      const { granted } = body;
      if (granted && config.READINGS === 'off') throw new AppError('readings_off');
      if (granted) await requireAdult(actor);
      // Record first: consent without a record does not count.
      await database.consents.create({
        userId: actor.userId,
        roomid: session.roomid,
        kind: 'expression_reading',
        granted,
        textVersion: body.granted ? body.textVersion : null,
        at: new Date(clock.now()),
      });
      await database.sessions.updateOne({ _id: session._id }, { $set: { readingConsent: granted } });
      return { granted };
    },
    async storeReadings({ actor, session, body }) {
      if (config.READINGS === 'off') throw new AppError('readings_off');
      await requireAdult(actor);
      if (body.roomid !== session.roomid) {
        throw new AppError('bad_request', undefined, {
          fields: { roomid: 'is not the room of the address' },
        });
      }
      const stored = await storeBatch(database, session, body, clock.now());
      countBatch(metrics, body.samples.length, stored.duplicate);
      return stored;
    },
    getExpressionSummary({ session, side }) {
      if (side === 'mentor' && !session.expressionShared) throw new AppError('not_allowed');
      return readExpressionSummary(database, session);
    },
    async deleteExpressionSummary({ session }) {
      await deleteReadings(database, session, clock.now());
      return { deleted: true };
    },
    async shareExpressionSummary({ session, body }) {
      const { shared } = body;
      await database.sessions.updateOne({ _id: session._id }, { $set: { expressionShared: shared } });
      return { shared };
    },
  };
}
