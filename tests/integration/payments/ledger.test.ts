import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import type { AppDeps } from '@preproom/server/deps';
import { compareLedger, reportDifferences } from '@preproom/server/features/payments/ledger/compareLedger';
import { RefundRefusedError } from '@preproom/server/features/payments/refunds/storeRefund';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy, newLearner } from '../../support/payments/buying.ts';
import { checkOrders } from '../../support/payments/orderProperty.ts';
import { askRefund, carryOutRefunds, refund } from '../../support/payments/refunding.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const PRICE = 799_900;
const REFERRAL = {
  ...{ by: new Types.ObjectId(), kind: 'affiliate', day: '2026-11-22' },
  ...{ percent: 10, outcome: 'earns' },
};
let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

test('an order, its refunds and its pack are entered once each', async () => {
  const orderId = await buy(await newLearner(stack));
  await refund(stack, orderId, { paise: 100_000 });
  await refund(stack, orderId, { paise: PRICE - 100_000 });
  await stack.database.orders.updateOne({ orderId }, { isSettled: false });
  stack.clock.advance(61_000);
  await stack.jobs.settled();
  const entries = await stack.database.ledgerEntries.find({ orderId }).lean();
  expect(entries.map(({ kind, paise, rounds }) => [kind, paise, rounds])).toEqual([
    ['captured', PRICE, 0],
    ['granted', 0, 6],
    ['refunded', -100_000, 0],
    ['refunded', -(PRICE - 100_000), 0],
    ['closed', 0, -6],
  ]);
  expect((await stack.database.orders.findOne({ orderId }).lean())?.isSettled).toBe(true);
});

test('after random histories the ledger agrees with every order and pack', async () => {
  await checkOrders(stack, 100);
  const bought = await Promise.all(
    Array.from({ length: 8 }, async () => buy(await newLearner(stack), 'Digital Marketing')),
  );
  const asked = bought.flatMap((orderId, index) =>
    [10_000, 100 * index, 324_900].map((paise) =>
      askRefund(stack, orderId, { paise }).catch((error) => {
        if (!(error instanceof RefundRefusedError)) throw error;
      }),
    ),
  );
  await Promise.all(asked);
  await carryOutRefunds(stack);
  const { differences, open, balances } = await compareLedger(stack.database);
  expect([differences, open]).toEqual([[], 0]);
  expect(balances.excessPaise).toBe(0);
  const packs = await stack.database.packs.find({ closedAt: null }).lean();
  const rounds = packs.reduce((sum, pack) => sum + pack.rounds.length - pack.refundedRounds.length, 0);
  expect(balances.rounds).toBe(rounds);
  const orders = await stack.database.orders.find({ paidBy: { $ne: null } }).lean();
  const held = orders.reduce((sum, { paise, paidBy, refunds }) => {
    const back = refunds.filter(({ paymentId }) => paymentId === paidBy);
    return back.reduce((left, one) => left - one.paise, sum + paise);
  }, 0);
  expect(balances.heldPaise).toBe(held);
});

describe('somebody changes the database by hand', () => {
  let current = '';
  type Change = (orderId: string) => Promise<unknown>;
  const orders = (orderId: string, change: object) => stack.database.orders.updateOne({ orderId }, change);
  const packs = (orderId: string, change: object) => stack.database.packs.updateOne({ orderId }, change);
  test.each<[string, Change, Change, object]>([
    [
      'a refund is invented',
      async (id) => {
        const paid = await stack.database.orders.findOne({ orderId: id }).lean();
        const made = { id: 'rfnd_x', paymentId: paid?.paidBy, paise: 1 };
        await orders(id, { $push: { refunds: made } });
      },
      (id) => orders(id, { refunds: [] }),
      { what: 'heldPaise', stored: PRICE - 1, entered: PRICE },
    ],
    [
      'a payment is made larger',
      (id) => orders(id, { 'payments.0.paise': PRICE + 1 }),
      (id) => orders(id, { 'payments.0.paise': PRICE }),
      { what: 'heldPaise', stored: PRICE + 1, entered: PRICE },
    ],
    [
      'a referral is invented',
      (id) => orders(id, { referral: REFERRAL }),
      (id) => orders(id, { $unset: { referral: 1 } }),
      { what: 'commission', stored: PRICE / 10, entered: 0 },
    ],
    [
      'the status is another',
      (id) => orders(id, { status: 'refunded' }),
      (id) => orders(id, { status: 'success' }),
      { what: 'status', stored: 'refunded', entered: 'success' },
    ],
    [
      'a round is taken away',
      (id) => packs(id, { refundedRounds: ['HR Round 1'] }),
      (id) => packs(id, { refundedRounds: [] }),
      { what: 'rounds', stored: 5, entered: 6 },
    ],
    [
      'a pack is closed',
      (id) => packs(id, { closedAt: new Date() }),
      (id) => packs(id, { closedAt: null }),
      { what: 'rounds', stored: 0, entered: 6 },
    ],
    [
      'an order is renamed',
      (id) => orders(id, { orderId: 'order_other' }),
      () => orders('order_other', { orderId: current }),
      { what: 'order', stored: 'none' },
    ],
  ])('%s: it is reported with its order, logged and counted', async (_, change, undo, expected) => {
    current = await buy(await newLearner(stack));
    // The provider's own news of the payment settles the order once more, and would enter a change made before it.
    await stack.jobs.settled();
    await change(current);
    const { differences } = await compareLedger(stack.database);
    expect(differences).toContainEqual(expect.objectContaining({ orderId: current, ...expected }));
    const lines: string[] = [];
    const metrics = createMetrics();
    const log = createLog('info', 'server', { write: (line: string) => void lines.push(line) });
    await reportDifferences({ ...stack, log, metrics } as unknown as AppDeps);
    expect(lines.join()).toContain(current);
    expect(await metrics.text()).toMatch(/preproom_ledger_differences_total [12]/);
    await undo(current);
    expect((await compareLedger(stack.database)).differences).toEqual([]);
  });
});

test('entries cannot be changed or deleted', async () => {
  await buy(await newLearner(stack));
  const { ledgerEntries } = stack.database;
  const before = await ledgerEntries.find().lean();
  const refused = 'The ledger is only added to';
  await expect(ledgerEntries.updateOne({}, { paise: 0 })).rejects.toThrow(refused);
  await expect(ledgerEntries.updateMany({}, { paise: 0 })).rejects.toThrow(refused);
  await expect(ledgerEntries.findOneAndUpdate({}, { paise: 0 })).rejects.toThrow(refused);
  await expect(ledgerEntries.replaceOne({}, {})).rejects.toThrow(refused);
  await expect(ledgerEntries.deleteOne({})).rejects.toThrow(refused);
  await expect(ledgerEntries.deleteMany({})).rejects.toThrow(refused);
  await expect(ledgerEntries.findOneAndDelete({})).rejects.toThrow(refused);
  await expect(ledgerEntries.bulkWrite([{ deleteMany: { filter: {} } }])).rejects.toThrow(refused);
  const entry = await ledgerEntries.findOne();
  entry?.set('paise', 1);
  await expect(entry?.save()).rejects.toThrow(refused);
  await expect(entry?.deleteOne()).rejects.toThrow(refused);
  expect(await ledgerEntries.find().lean()).toEqual(before);
});
