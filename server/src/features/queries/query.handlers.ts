import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../deps.ts';
import type { QueryHandlers } from './query.policy.ts';

/** Also the answer to a program that filled the hidden field, which should believe that it succeeded. */
const ARRIVED = { message: 'Your request has arrived.' };

export function queryHandlers({ database, clock, limiter }: AppDeps): QueryHandlers {
  // Per network: a whole college may share one address.
  const limit = limiter('queries', 10, 15 * 60);
  return {
    async sendQuery({ body: { website, ...query }, client }) {
      await consumeLimit(limit, client.network);
      if (!website) await database.queries.create({ ...query, status: 'open', at: new Date(clock.now()) });
      return ARRIVED;
    },
  };
}
