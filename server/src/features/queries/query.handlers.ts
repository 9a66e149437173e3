import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../deps.ts';
import { createQueryLimiter } from '../../http/limits.ts';
import { networkOf } from '../../http/network.ts';
import type { Handlers } from '../../http/route.ts';

/** A program that filled the hidden field is to believe that it succeeded: both are answered alike. */
const ARRIVED = { message: 'Your request has arrived.' };

export function queryHandlers({ database, clock, redis }: AppDeps): Pick<Handlers, 'sendQuery'> {
  const limiter = createQueryLimiter(redis);
  return {
    async sendQuery({ body: { website, ...query }, request }) {
      await consumeLimit(limiter, networkOf(request));
      if (!website) await database.queries.create({ ...query, status: 'open', at: new Date(clock.now()) });
      return ARRIVED;
    },
  };
}
