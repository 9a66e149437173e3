import { randomUUID } from 'node:crypto';
import { PAYMENT_STATES, type PaymentState } from '@preproom/models/contract/payments/orderState';
import type { Database } from '@preproom/models/db/database';
import { createUser } from '@preproom/models/db/testing/factories';
import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import type { OrderStatement, Razorpay } from '@preproom/server/adapters/razorpay';
import { loadConfig } from '@preproom/server/config/config';
import { compareLedger } from '@preproom/server/features/payments/ledger/compareLedger';
import type { PaymentDeps } from '@preproom/server/features/payments/order';
import { nextLookUp } from '@preproom/server/features/payments/orderEvents';
import {
  lookUp,
  recordEvent,
  recordStatements,
  settleOpenOrders,
} from '@preproom/server/features/payments/orders';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { expect } from 'vitest';
import type { Stack } from '../stack/startStack.ts';

const PRICE = 799_900;
const log = createLog('silent', 'server');
class Crash extends Error {}

/** The database as a process sees it that dies before its n-th call. */
function dyingAfter(calls: number, database: Database): Database {
  let left = calls;
  return new Proxy(database, {
    get(target, name) {
      const part = Reflect.get(target, name);
      if (!['orders', 'packs', 'receipts', 'ledgerEntries'].includes(String(name))) return part;
      return new Proxy(part as object, {
        get(collection, method) {
          const value = Reflect.get(collection, method);
          if (typeof value !== 'function') return value;
          return (...args: unknown[]) => {
            left -= 1;
            if (left < 0) throw new Crash();
            return value.apply(collection, args);
          };
        },
      });
    },
  }) as Database;
}

/** The provider, at the outside: it knows its payments, and answers or does not. */
class Provider implements Partial<Razorpay> {
  readonly payments = new Map<string, PaymentState>();
  readonly refunds = new Map<string, { id: string; paymentId: string; paise: number }>();
  readonly #orderId: string;
  constructor(orderId: string) {
    this.#orderId = orderId;
  }

  /** A payment only ever moves on. */
  move(id: string, state: PaymentState): void {
    const known = this.payments.get(id);
    if (!known || PAYMENT_STATES.indexOf(state) > PAYMENT_STATES.indexOf(known)) this.payments.set(id, state);
  }

  statement(id: string, state: PaymentState): OrderStatement {
    return { orderId: this.#orderId, event: { type: 'payment', payment: { id, state, paise: PRICE } } };
  }

  async fetchStatements(): Promise<OrderStatement[]> {
    return [
      ...[...this.payments].map(([id, state]) => this.statement(id, state)),
      ...[...this.refunds.values()].map((refund) => ({
        orderId: this.#orderId,
        event: { type: 'refund' as const, refund },
      })),
    ];
  }

  async refund(paymentId: string, paise: number, key: string) {
    const refund = this.refunds.get(key) ?? { id: `rfnd_${randomUUID()}`, paymentId, paise };
    this.refunds.set(key, refund);
    return { ...refund, state: 'processed' as const };
  }

  async fetchRefund(_paymentId: string, refundId: string) {
    const refund = [...this.refunds.values()].find(({ id }) => id === refundId);
    if (!refund) throw new Error(`No refund ${refundId}`);
    return { ...refund, state: 'processed' as const };
  }
}

const paymentId = fc.constantFrom('pay_1', 'pay_2');
/** What happens at the provider, what of it is delivered, and when a process dies (after so many calls of the database). */
const step = fc.oneof(
  fc.record({
    at: fc.constant('provider' as const),
    id: paymentId,
    state: fc.constantFrom(...PAYMENT_STATES),
  }),
  fc.record({
    at: fc.constantFrom('webhook' as const, 'oldWebhook' as const),
    id: paymentId,
    dies: fc.option(fc.nat(16)),
  }),
  fc.record({ at: fc.constant('poll' as const), dies: fc.option(fc.nat(16)) }),
  fc.record({ at: fc.constant('both' as const), id: paymentId }),
  fc.record({ at: fc.constant('retry' as const), dies: fc.option(fc.nat(16)) }),
  fc.record({ at: fc.constant('cancel' as const), dies: fc.option(fc.nat(16)) }),
);

/**
 * Whatever is delivered, repeated, lost or cut short, there are one pack and one receipt for one payment, or none, as the provider says,
 * and the ledger agrees.
 */
export async function checkOrders({ database, mail, dataDir }: Stack, numRuns: number): Promise<void> {
  const config = loadConfig({ DATA_DIR: dataDir });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const orderId = `order_${randomUUID()}`;
      const provider = new Provider(orderId);
      const clock = { now: () => Date.parse('2026-11-22T06:00:00Z') };
      const deps = (died: number | null | undefined): PaymentDeps => ({
        database: died === null || died === undefined ? database : dyingAfter(died, database),
        clock,
        log,
        metrics: createMetrics(),
        config,
        closeRoom: () => {},
        notify: async () => {},
        mail,
        payments: provider as unknown as Razorpay,
      });
      const { _id: userId } = await createUser(database);
      const createdAt = new Date(clock.now());
      await database.orders.create({
        orderId,
        provider: 'sandbox',
        userId,
        course_id: new Types.ObjectId(),
        course: 'B.Tech',
        rounds: ['HR Round 1'],
        paise: PRICE,
        listPaise: PRICE,
        status: 'created',
        createdAt,
        lookUpAt: nextLookUp({ createdAt }, clock.now()),
      });
      const deliver = (id: string, died?: number | null) => {
        const state = provider.payments.get(id);
        return state ? recordStatements(deps(died), [provider.statement(id, state)]) : undefined;
      };
      for (const next of steps) {
        try {
          if (next.at === 'provider') provider.move(next.id, next.state);
          else if (next.at === 'poll') await lookUp(deps(next.dies), { orderId });
          else if (next.at === 'both') await Promise.all([deliver(next.id), lookUp(deps(null), { orderId })]);
          else if (next.at === 'retry')
            await recordEvent(deps(next.dies), orderId, { type: 'retry', at: new Date(clock.now()) });
          else if (next.at === 'cancel') await recordEvent(deps(next.dies), orderId, { type: 'cancel' });
          else if (next.at === 'webhook') await deliver(next.id, next.dies);
          else if (provider.payments.has(next.id))
            await recordStatements(deps(next.dies), [provider.statement(next.id, 'failed')]);
        } catch (error) {
          if (!(error instanceof Crash)) throw error;
        }
      }
      // What the jobs do after all of it: look up what is open, finish what was cut short.
      await lookUp(deps(null), { orderId });
      // The stack's own minute may have met the order between two steps, and set another time for it.
      await database.orders.updateOne({ orderId }, { settleAt: null });
      await settleOpenOrders(deps(null));

      const captured = [...provider.payments].filter(([, state]) => state === 'captured');
      const order = await database.orders.findOne({ orderId }).lean();
      const packs = await database.packs.find({ userId }).lean();
      expect(packs).toHaveLength(captured.length > 0 ? 1 : 0);
      expect(order?.status === 'success').toBe(captured.length > 0);
      // Every payment but the one that paid has gone back, whole and once.
      expect([...provider.refunds.values()].map((refund) => refund.paymentId).toSorted()).toEqual(
        captured
          .map(([id]) => id)
          .filter((id) => id !== order?.paidBy)
          .toSorted(),
      );
      expect([...provider.refunds.values()].every(({ paise }) => paise === PRICE)).toBe(true);
      expect(order?.isSettled).toBe(true);
      const receipts = await database.receipts.find({ orderId }).lean();
      expect(receipts).toHaveLength(packs.length);
      expect(receipts.every(({ mailedAt }) => mailedAt !== null)).toBe(true);
    }),
    { numRuns },
  );
  const { open, differences } = await compareLedger(database);
  expect({ open, differences }).toEqual({ open: 0, differences: [] });
}
