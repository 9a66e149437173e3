import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { Router, raw } from 'express';
import type { AppDeps } from '../../deps.ts';
import { nameRoute } from '../../http/requestLog.ts';
import { recordStatements } from './orders.ts';

const PATH = `${API_BASE}/payment/webhook`;
const MAX_BODY = '256kb';

/** The address to which the provider sends its events. The signature is over the bytes of the body, so no parser may come before it. */
export function createWebhookRouter(deps: AppDeps): Router {
  const { payments, database, clock } = deps;
  return Router().post(
    PATH,
    nameRoute(PATH),
    raw({ type: () => true, limit: MAX_BODY }),
    async (request, response) => {
      const body: unknown = request.body;
      const signature = request.get('X-Razorpay-Signature') ?? '';
      const webhook = Buffer.isBuffer(body) ? payments.readWebhook(body, signature) : null;
      if (!webhook) throw new AppError('wrong_signature');
      const eventId = request.get('X-Razorpay-Event-Id') ?? '';
      if (eventId === '' || !(await database.paymentEvents.exists({ eventId }))) {
        await recordStatements(deps, webhook.statements);
        // After its work: an event whose work was cut short is worked on again.
        const event = { eventId, type: webhook.type, at: new Date(clock.now()) };
        if (eventId !== '') await database.paymentEvents.create(event).catch(ignoreRepeated);
      }
      response.json({ received: true });
    },
  );
}

function ignoreRepeated(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}
