import { randomUUID } from 'node:crypto';
import { getReceipt, type Receipts } from '@preproom/models/contract/payments/receipts';
import { createUser } from '@preproom/models/db/testing/factories';
import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import type { Razorpay } from '@preproom/server/adapters/razorpay';
import { loadConfig } from '@preproom/server/config/config';
import type { PaymentDeps } from '@preproom/server/features/payments/order';
import { recordEvent } from '@preproom/server/features/payments/orders';
import { Types } from 'mongoose';
import type { ApiClient } from '../stack/apiClient.ts';
import type { Stack } from '../stack/startStack.ts';

export interface Buyer {
  client: ApiClient;
  deps: PaymentDeps;
  /** Stores an order and what the provider says of its payment. */
  buy(discount?: { code: string; paise: number }): Promise<string>;
  refund(orderId: string, paise: number): Promise<void>;
  receiptsOf(orderId: string): Promise<Receipts>;
}

export const PRICE = 799_900;

/** Somebody who pays at this time; no payment is in excess, so the provider is not called. */
export async function buyer(
  on: Stack,
  {
    settings = {},
    at = '2026-11-22T06:00:00Z',
    Name = 'Asha Rao',
  }: { settings?: Record<string, string>; at?: string; Name?: string } = {},
): Promise<Buyer> {
  const user = await createUser(on.database, { Name, phone: '+919876543210' });
  const client = await on.enter(user);
  const { database, mail } = on;
  const deps: PaymentDeps = {
    database,
    mail,
    config: loadConfig({ DATA_DIR: on.dataDir, ...settings }),
    clock: { now: () => Date.parse(at) },
    log: createLog('silent', 'server'),
    metrics: createMetrics(),
    payments: {} as Razorpay,
    closeRoom: () => {},
    notify: async () => {},
  };
  const receiptsOf = async (orderId: string) => (await client.call(getReceipt, { params: { orderId } })).body;
  return {
    client,
    deps,
    receiptsOf,
    async buy(discount) {
      const orderId = `order_${randomUUID()}`;
      await database.orders.create({
        orderId,
        provider: 'sandbox',
        userId: user._id,
        username: Name,
        email: user.Email,
        course_id: new Types.ObjectId(),
        course: 'B.Tech',
        rounds: ['HR Round 1', 'Tech Round 1'],
        listPaise: PRICE + (discount?.paise ?? 0),
        discountPaise: discount?.paise ?? 0,
        couponCode: discount?.code ?? null,
        paise: PRICE,
        status: 'created',
        createdAt: new Date(at),
      });
      const payment = { id: `pay_${orderId}`, state: 'captured' as const, paise: PRICE };
      await recordEvent(deps, orderId, { type: 'payment', payment });
      return orderId;
    },
    async refund(orderId, paise) {
      const refund = { id: `rfnd_${randomUUID()}`, paymentId: `pay_${orderId}`, paise };
      await recordEvent(deps, orderId, { type: 'refund', refund });
    },
  };
}
