import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../deps.ts';
import type { InboxHandlers } from './inbox.policy.ts';

/** A bot that filled the hidden field gets the same answer, so that it does not adapt. */
const ARRIVED = { message: 'Your request has arrived.' };

export function queryHandlers({ database, clock, limiter }: AppDeps): Pick<InboxHandlers, 'sendQuery'> {
  // Per network. A whole college may share one address.
  const limit = limiter('queries', 10, 15 * 60);
  return {
    async sendQuery({ body: { website, ...query }, client }) {
      await consumeLimit(limit, client.network);
      if (!website) await database.queries.create({ ...query, status: 'open', at: new Date(clock.now()) });
      return ARRIVED;
    },
  };
}
