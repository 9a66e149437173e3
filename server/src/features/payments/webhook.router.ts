import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { WEBHOOK_OUTCOMES } from '@preproom/models/runtime/metrics';
import { Router, raw } from 'express';
import type { AppDeps } from '../../deps.ts';
import { nameRoute } from '../../http/requestLog.ts';
import { recordStatements } from './orders.ts';

const PATH = `${API_BASE}/payment/webhook`;
type Webhook = NonNullable<ReturnType<AppDeps['payments']['readWebhook']>>;

const MAX_BODY = '256kb';

/** The address to which the provider sends its events. The signature is over the bytes of the body, so no parser may come before it. */
export function createWebhookRouter(deps: AppDeps): Router {
  const { payments, database, clock, metrics } = deps;
  const count = (outcome: (typeof WEBHOOK_OUTCOMES)[number]) => metrics.webhooks.inc({ outcome });
  const record = async ({ statements, type }: Webhook, eventId: string) => {
    await recordStatements(deps, statements);
    // After its work: an event whose work was cut short is worked on again.
    const event = { eventId, type, at: new Date(clock.now()) };
    if (eventId !== '') await database.paymentEvents.create(event).catch(ignoreRepeated);
  };
  return Router().post(
    PATH,
    nameRoute(PATH),
    raw({ type: () => true, limit: MAX_BODY }),
    async (request, response) => {
      const body: unknown = request.body;
      const signature = request.get('X-Razorpay-Signature') ?? '';
      const webhook = Buffer.isBuffer(body) ? payments.readWebhook(body, signature) : null;
      if (!webhook) {
        count('wrong_signature');
        throw new AppError('wrong_signature');
      }
      const eventId = request.get('X-Razorpay-Event-Id') ?? '';
      try {
        const isNew = eventId === '' || !(await database.paymentEvents.exists({ eventId }));
        if (isNew) await record(webhook, eventId);
        count(isNew ? 'accepted' : 'repeated');
      } catch (error) {
        // The provider sends it again.
        count('failed');
        throw error;
      }
      response.json({ received: true });
    },
  );
}

function ignoreRepeated(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}
