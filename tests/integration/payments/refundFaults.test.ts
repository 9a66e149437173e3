import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryDatabase } from '@preproom/embedded/testing/temporaryDatabase';
import { AppError } from '@preproom/models/contract/http/errors';
import type { RefundWhat } from '@preproom/models/contract/payments/team/payment';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { createUser } from '@preproom/models/db/testing/factories';
import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { TestClock } from '@preproom/models/runtime/testing/testClock';
import type { ProviderRefund, Razorpay } from '@preproom/server/adapters/razorpay';
import { loadConfig } from '@preproom/server/config/config';
import type { PaymentDeps } from '@preproom/server/features/payments/order';
import { addEvent } from '@preproom/server/features/payments/orderEvents';
import { recordStatements, settleOpenOrders, settleOrder } from '@preproom/server/features/payments/orders';
import type { Mailer } from '@preproom/server/mail/mailer';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRefund } from '../../support/payments/refunding.ts';

const PRICE = 799_900;
const clock = new TestClock();
const dataDir = mkdtempSync(join(tmpdir(), 'preproom-refunds-'));
const config = loadConfig({ DATA_DIR: dataDir });
let temporary: Awaited<ReturnType<typeof startTemporaryDatabase>>;
let database: Database;
beforeAll(async () => {
  temporary = await startTemporaryDatabase();
  database = await openDatabase(temporary.uri);
});
afterAll(async () => {
  await database.close();
  await temporary.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process whose provider answers as the test says; what it logs as an error is kept. */
function processWith(payments: Partial<Razorpay>, errors: string[] = []): PaymentDeps {
  const log = createLog('error', 'server', { write: (line: string) => void errors.push(line) });
  // Nobody reads the mails.
  const mail = { queue: async () => {} } as unknown as Mailer;
  return {
    database,
    clock,
    log,
    metrics: createMetrics(),
    config,
    mail,
    payments: payments as Razorpay,
    closeRoom: () => {},
    notify: async () => {},
  };
}

async function newOrder(): Promise<string> {
  const orderId = `order_${randomUUID()}`;
  await database.orders.create({
    orderId,
    provider: 'razorpay',
    userId: (await createUser(database))._id,
    course_id: new Types.ObjectId(),
    course: 'B.Tech',
    rounds: ['HR Round 1', 'Tech Round 1', 'Tech Round 2'],
    paise: PRICE,
    listPaise: PRICE,
    status: 'created',
    createdAt: new Date(clock.now()),
  });
  return orderId;
}

const captured = (id: string, paise = PRICE) =>
  ({ type: 'payment', payment: { id, state: 'captured', paise } }) as const;

async function paidOrder(): Promise<string> {
  const orderId = await newOrder();
  await recordStatements(processWith({}), [{ orderId, event: captured(`pay_${orderId}`) }]);
  return orderId;
}

/** Stores the wish; nothing carries it out but the test. */
const ask = (orderId: string, what: RefundWhat) => askRefund({ database, clock }, orderId, what);

async function stored(orderId: string) {
  const [order, pack] = await Promise.all([
    database.orders.findOne({ orderId }).lean(),
    database.packs.findOne({ orderId }).lean(),
  ]);
  if (!order || !pack) throw new Error('Not stored');
  return { order, pack };
}

test('a process dies after the provider has refunded, then a webhook is faster than the answer: one refund', async () => {
  const orderId = await paidOrder();
  await ask(orderId, { rounds: ['HR Round 1'] });
  const refunds = new Map<string, ProviderRefund>();
  let dies = true;
  const make: Razorpay['refund'] = async (paymentId, paise, key) => {
    const id = `rfnd_${refunds.size}`;
    const made = refunds.get(key) ?? { id, paymentId, paise, state: 'processed' as const };
    refunds.set(key, made);
    return made;
  };
  const webhook = processWith({ refund: make });
  const process = processWith({
    async refund(...asked) {
      const { state: _, ...refund } = await make(...asked);
      if (dies) throw new Error('dies');
      await recordStatements(webhook, [{ orderId, event: { type: 'refund', refund } }]);
      return make(...asked);
    },
  });
  await expect(settleOrder(process, orderId)).rejects.toThrow('dies');
  expect((await stored(orderId)).order.refunds).toEqual([]);
  dies = false;
  await settleOpenOrders(process);
  const { order, pack } = await stored(orderId);
  expect([order.isSettled, order.refunds.length, refunds.size]).toEqual([true, 1, 1]);
  expect(pack.refundedRounds).toEqual(['HR Round 1']);
});

test('two processes carry out one wish at the same moment: one refund', async () => {
  const orderId = await paidOrder();
  await ask(orderId, { rounds: ['HR Round 1', 'Tech Round 1', 'Tech Round 2'] });
  const refunds = new Map<string, ProviderRefund>();
  const process = processWith({
    async refund(paymentId, paise, key) {
      const made = refunds.get(key) ?? {
        id: `rfnd_${randomUUID()}`,
        paymentId,
        paise,
        state: 'processed' as const,
      };
      refunds.set(key, made);
      return made;
    },
  });
  await Promise.all(Array.from({ length: 5 }, () => settleOrder(process, orderId)));
  const { order, pack } = await stored(orderId);
  expect([order.status, order.refunds.length, refunds.size]).toEqual(['refunded', 1, 1]);
  expect(pack.closedAt).not.toBeNull();
  expect((await database.ledgerEntries.find({ orderId }).lean()).map(({ paise }) => paise)).toContain(-PRICE);
});

test('a refund that waits and then fails is made again under another key, later each time, and logged', async () => {
  const orderId = await paidOrder();
  await ask(orderId, { paise: 100 });
  const keys: string[] = [];
  const errors: string[] = [];
  let state: ProviderRefund['state'] = 'pending';
  const process = processWith(
    {
      async refund(paymentId, paise, key) {
        keys.push(key);
        return { id: `rfnd_${key}`, paymentId, paise, state: keys.length === 1 ? 'pending' : 'processed' };
      },
      fetchRefund: async (paymentId, id) => ({ id, paymentId, paise: 100, state }),
    },
    errors,
  );
  const delays: number[] = [];
  /** The run that is due next. */
  async function run() {
    const { settleAt } = (await stored(orderId)).order;
    if (settleAt) {
      delays.push(settleAt.getTime() - clock.now());
      clock.advanceTo(settleAt.getTime() + 1);
    }
    await settleOpenOrders(process);
    return (await stored(orderId)).order;
  }
  expect([(await run()).refunds, errors]).toEqual([[], []]);
  state = 'failed';
  expect((await run()).wantedRefunds[0]).toMatchObject({ failures: 1, refundId: null });
  expect(errors.join()).toContain(orderId);
  const order = await run();
  expect([order.isSettled, order.refunds.map(({ paise }) => paise)]).toEqual([true, [100]]);
  expect(new Set(keys).size).toBe(2);
  expect((delays[1] ?? 0) > (delays[0] ?? 0)).toBe(true);
});

test('an order whose refund the provider refuses keeps the wish, and holds up no other', async () => {
  const [refused, other] = [await paidOrder(), await paidOrder()];
  await ask(refused, { paise: 100 });
  await ask(other, { paise: 100 });
  const errors: string[] = [];
  const process = processWith(
    {
      async refund(paymentId, paise, key) {
        if (paymentId === `pay_${refused}`) throw new AppError('unavailable');
        return { id: `rfnd_${key}`, paymentId, paise, state: 'processed' };
      },
    },
    errors,
  );
  await settleOpenOrders(process);
  expect((await stored(other)).order.isSettled).toBe(true);
  expect((await stored(refused)).order).toMatchObject({
    isSettled: false,
    wantedRefunds: [{ refundId: null }],
  });
  expect(errors.join()).toContain(refused);
});

test('an order is paid while a payment of a wrong amount goes back, by a process that dies: it has its pack', async () => {
  const orderId = await newOrder();
  const process = processWith({
    async refund(paymentId, paise, key) {
      // Stored, and dead before anything follows from it.
      await addEvent(processWith({}), orderId, captured('pay_right'));
      return { id: `rfnd_${key}`, paymentId, paise, state: 'processed' };
    },
  });
  await recordStatements(process, [{ orderId, event: captured('pay_wrong', 100) }]);
  const { order, pack } = await stored(orderId);
  expect([order.isSettled, order.paidBy, order.refunds.length]).toEqual([true, 'pay_right', 1]);
  expect(pack.closedAt).toBeNull();
});
