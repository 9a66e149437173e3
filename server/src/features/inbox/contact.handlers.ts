import { isDuplicateKey } from '@preproom/models/db/errors';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../deps.ts';
import type { InboxHandlers } from './inbox.policy.ts';

/** A bot that filled the hidden field gets the same answer, so that it does not adapt. */
const ARRIVED = { message: 'Your message has arrived.' };

export function contactHandlers({
  database,
  clock,
  limiter,
}: AppDeps): Pick<InboxHandlers, 'sendContactMessage'> {
  // Per network. A whole college may share one address.
  const limit = limiter('contact', 10, 15 * 60);
  return {
    async sendContactMessage({ body: { website, id: requestId, ...words }, client }) {
      await consumeLimit(limit, client.network);
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
