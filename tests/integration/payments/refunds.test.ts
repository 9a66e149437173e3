import { randomUUID } from 'node:crypto';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { getOrder } from '@preproom/models/contract/payments/payments';
import type { RefundWhat } from '@preproom/models/contract/payments/team/payment';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import { erasePerson } from '@preproom/models/db/privacy/erasePerson';
import { createUser } from '@preproom/models/db/testing/factories';
import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { loadConfig } from '@preproom/server/config/config';
import { compareLedger } from '@preproom/server/features/payments/ledger/compareLedger';
import type { PaymentDeps } from '@preproom/server/features/payments/order';
import { recordStatements } from '@preproom/server/features/payments/orders';
import {
  RefundRefusedError,
  type RefundRequest,
} from '@preproom/server/features/payments/refunds/storeRefund';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy, newLearner, order } from '../../support/payments/buying.ts';
import { askRefund, refund as carriedOut, carryOutRefunds } from '../../support/payments/refunding.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const PRICE = 799_900;
let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const ALL: Round[] = [
  'Introducation',
  'HR Round 1',
  'Tech Round 1',
  'HR Round 2',
  'Tech Round 2',
  'Tech Round 3',
];
const rounds = (...named: Round[]): RefundWhat => ({ rounds: named });
const ask = (orderId: string, what = rounds(...ALL), change?: Partial<RefundRequest>) =>
  askRefund(stack, orderId, what, change);
/** Asks, and has the running product carry it out. */
const refund = (orderId: string, what = rounds(...ALL), change?: Partial<RefundRequest>) =>
  carriedOut(stack, orderId, what, change);

async function stored(orderId: string) {
  const { database } = stack;
  const [found, pack, sandbox] = await Promise.all([
    database.orders.findOne({ orderId }).lean(),
    database.packs.findOne({ orderId }).lean(),
    database.sandboxOrders.findOne({ orderId }).lean(),
  ]);
  if (!found || !pack || !sandbox) throw new Error('Not stored');
  const gaveBack = sandbox.refunds.map(({ amount }) => amount);
  return { order: found, pack, gaveBack };
}

describe('a refund by the team', () => {
  test('is told once in the bell, and dated on the payment', async () => {
    const client = await newLearner(stack);
    const orderId = await buy(client);
    const { order: found } = await stored(orderId);
    await refund(orderId, rounds('HR Round 1'));
    const view = (await client.call(getOrder, { params: { orderId } })).body;
    const [paise] = (await stored(orderId)).gaveBack;
    expect(view.refunds).toEqual([{ paise, at: expect.any(String) }]);
    const told = { userId: found.userId, kind: 'refund_made' } as const;
    expect(await stack.database.notifications.find(told).lean()).toMatchObject([{ paise }]);
  });

  test('of everything that is unused: the money goes back once, the pack closes, and it is audited', async () => {
    const client = await newLearner(stack);
    const orderId = await buy(client);
    const { _id: actorId } = await createUser(stack.database, { role: 'admin' });
    const { wish, isNew } = await refund(orderId, rounds(...ALL), { actorId: actorId.toString() });
    expect([wish.paise, wish.rounds.length, isNew]).toEqual([PRICE, 6, true]);
    const { order: paid, pack, gaveBack } = await stored(orderId);
    expect([paid.status, paid.isSettled, gaveBack]).toEqual(['refunded', true, [PRICE]]);
    expect(pack.closedAt).not.toBeNull();
    const me = (await client.call(getCurrentUser, {})).body;
    expect([me.hasActivePack, me.ActivePack, me.enrolments.map(({ state }) => state)]).toEqual([
      false,
      null,
      ['ended'],
    ]);
    const audit = await stack.database.auditLog.find({ targetId: paid.userId }).lean();
    expect(audit.map(({ actorId, action, after }) => [actorId, action, after])).toEqual([
      [actorId, 'payment:refund', { orderId, paise: PRICE, rounds: ALL, reason: '', leftPaise: 0 }],
    ]);
  });

  test('of some rounds: their share goes back, and the others stay', async () => {
    const client = await newLearner(stack);
    const orderId = await buy(client);
    await refund(orderId, rounds('Tech Round 2', 'Tech Round 3'));
    const { ActivePack, enrolments, transcation } = (await client.call(getCurrentUser, {})).body;
    expect(ActivePack?.total_session).toBe(4);
    expect(ActivePack?.rounds.map(({ name }) => name)).toEqual([
      'Introducation',
      'HR Round 1',
      'Tech Round 1',
      'HR Round 2',
    ]);
    expect([enrolments[0]?.state, transcation[0]?.status]).toEqual(['active', 'success']);
    // Two sixths of 7,999 rupees are 2,666.33.
    expect((await stored(orderId)).gaveBack).toEqual([266_700]);
  });

  test('in several parts comes to exactly the price, and the last one closes the pack', async () => {
    const orderId = await buy(await newLearner(stack));
    await refund(orderId, rounds('HR Round 1'));
    await refund(orderId, rounds('Tech Round 1', 'Tech Round 3'));
    expect((await stored(orderId)).pack.closedAt).toBeNull();
    await refund(orderId, rounds('Introducation', 'HR Round 2', 'Tech Round 2'));
    const { order: paid, pack, gaveBack } = await stored(orderId);
    expect(gaveBack).toHaveLength(3);
    expect(gaveBack.reduce((sum, paise) => sum + paise)).toBe(PRICE);
    expect(paid.status).toBe('refunded');
    expect(pack.closedAt).not.toBeNull();
  });

  test('of an amount leaves the rounds, also after the pack has ended', async () => {
    const client = await newLearner(stack);
    const orderId = await buy(client);
    await refund(orderId, { paise: 50_000 });
    expect((await client.call(getCurrentUser, {})).body.ActivePack?.total_session).toBe(6);
    await stack.database.packs.updateOne({ orderId }, { startDay: '2020-01-01', lastDay: '2020-02-29' });
    await expect(ask(orderId)).rejects.toThrow('The pack has ended');
    await refund(orderId, { paise: PRICE - 50_000 });
    expect((await stored(orderId)).gaveBack).toEqual([50_000, PRICE - 50_000]);
    expect((await stored(orderId)).pack.closedAt).not.toBeNull();
  });

  test('of an active pack: the one behind it begins today', async () => {
    const client = await newLearner(stack);
    const first = await buy(client);
    await buy(client, 'Digital Marketing');
    await refund(first);
    const { enrolments, ActivePack } = (await client.call(getCurrentUser, {})).body;
    expect(enrolments.map(({ state }) => state)).toEqual(['ended', 'active']);
    expect(ActivePack?.course).toBe('Digital Marketing');
    expect(ActivePack?.startDate).toBe(enrolments[0]?.startDate);
  });
});

describe('the same request again', () => {
  test.each<[string, RefundWhat]>([
    ['all rounds', { rounds: ALL }],
    ['a round', { rounds: ['HR Round 2'] }],
    ['an amount', { paise: 10_000 }],
  ])('changes nothing and says so: %s', async (_, what) => {
    const orderId = await buy(await newLearner(stack));
    const requestId = randomUUID();
    const first = await refund(orderId, what, { requestId });
    const before = await stored(orderId);
    const second = await refund(orderId, what, { requestId });
    expect([second.isNew, second.wish.key]).toEqual([false, first.wish.key]);
    expect(await stored(orderId)).toEqual(before);
  });

  test('at the same moment is one refund; different ones never exceed what was paid', async () => {
    const orderId = await buy(await newLearner(stack));
    const some = { what: rounds('HR Round 1'), requestId: randomUUID() };
    const other = { what: { paise: PRICE - 100_000 }, requestId: randomUUID() };
    const results = await Promise.allSettled(
      [some, some, other, other].map(({ what, requestId }) => ask(orderId, what, { requestId })),
    );
    await carryOutRefunds(stack);
    const { gaveBack, order: paid } = await stored(orderId);
    expect(gaveBack).toHaveLength(1);
    expect(paid.wantedRefunds).toHaveLength(1);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });
});

test('what is not possible is refused, and nothing is stored', async () => {
  const client = await newLearner(stack);
  const orderId = await buy(client);
  const unpaid = await order(client);
  const before = await stored(orderId);
  await expect(ask('order_unknown')).rejects.toThrow('There is no order order_unknown');
  await expect(ask(unpaid)).rejects.toThrow('is not paid');
  await expect(ask(orderId, { paise: PRICE + 1 })).rejects.toThrow('Only ₹7999 of order');
  await expect(ask(orderId, { paise: 0 })).rejects.toBeInstanceOf(RefundRefusedError);
  expect(await stored(orderId)).toEqual(before);
  await refund(orderId, rounds('HR Round 1'));
  await expect(ask(orderId, rounds('HR Round 1', 'HR Round 2'))).rejects.toThrow(
    '"HR Round 1" is not an unused',
  );
  await refund(orderId, rounds(...ALL.filter((round) => round !== 'HR Round 1')));
  await expect(ask(orderId, { paise: 100 })).rejects.toThrow('is refunded already');
});

describe('whatever happens on the way', () => {
  test('a process that dies after the wish: the next run refunds', async () => {
    const orderId = await buy(await newLearner(stack));
    await ask(orderId, rounds('HR Round 1'));
    expect((await stored(orderId)).gaveBack).toEqual([]);
    await carryOutRefunds(stack);
    expect((await stored(orderId)).gaveBack).toEqual([133_400]);
    expect((await stored(orderId)).order.isSettled).toBe(true);
  });

  test("a refund in the provider's dashboard: a part leaves the pack open, the whole closes it", async () => {
    const orderId = await buy(await newLearner(stack));
    const paymentId = (await stored(orderId)).order.paidBy ?? '';
    const config = loadConfig({ DATA_DIR: stack.dataDir });
    const log = createLog('silent', 'server');
    const parts = { ...stack, config, log, metrics: createMetrics(), notify: async () => {} };
    const process = parts as unknown as PaymentDeps;
    const made = (id: string, paise: number) =>
      recordStatements(process, [
        { orderId, event: { type: 'refund', refund: { id: `${id}_${orderId}`, paymentId, paise } } },
      ]);
    await made('rfnd_1', 100_000);
    const half = await stored(orderId);
    expect([half.pack.closedAt, half.pack.refundedRounds, half.order.status]).toEqual([null, [], 'success']);
    await made('rfnd_2', PRICE - 100_000);
    const whole = await stored(orderId);
    expect([whole.pack.closedAt !== null, whole.order.status]).toEqual([true, 'refunded']);
  });

  test('the account is deleted: what was written about the refund goes, the amounts stay and agree with the ledger', async () => {
    const orderId = await buy(await newLearner(stack));
    await refund(orderId, rounds('HR Round 1'), { reason: 'Asha has an exam' });
    const { order: refunded } = await stored(orderId);
    await erasePerson(stack.database, refunded.userId, {});
    const kept = await stack.database.orders.findOne({ orderId }).orFail().lean();
    expect(kept.wantedRefunds).toEqual([{ ...refunded.wantedRefunds[0], reason: '' }]);
    expect(kept.refunds).toEqual(refunded.refunds);
    expect((await compareLedger(stack.database)).differences).toEqual([]);
  });
});
