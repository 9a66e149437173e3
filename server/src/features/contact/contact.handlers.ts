import { isDuplicateKey } from '@preproom/models/db/errors';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../deps.ts';
import { createContactLimiter } from '../../http/limits.ts';
import { networkOf } from '../../http/network.ts';
import type { Handlers } from '../../http/route.ts';

/** A program that filled the hidden field is to believe that it succeeded: both are answered alike. */
const ARRIVED = { message: 'Your message has arrived.' };

export function contactHandlers({ database, clock, redis }: AppDeps): Pick<Handlers, 'sendContactMessage'> {
  const limiter = createContactLimiter(redis);
  return {
    async sendContactMessage({ body: { website, id: requestId, ...words }, request }) {
      await consumeLimit(limiter, networkOf(request));
      if (website) return ARRIVED;
      const message = { requestId, ...words, status: 'open', at: new Date(clock.now()) } as const;
      await database.contactMessages.create(message).catch(ignoreResent);
      return ARRIVED;
    },
  };
}

function ignoreResent(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}
