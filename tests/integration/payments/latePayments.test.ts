import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { getOrder } from '@preproom/models/contract/payments/payments';
import { cancelDeletion, requestDeletion } from '@preproom/models/contract/privacy/privacy';
import type { Database } from '@preproom/models/db/database';
import { erasePerson } from '@preproom/models/db/privacy/erasePerson';
import { createUser } from '@preproom/models/db/testing/factories';
import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import type { Razorpay } from '@preproom/server/adapters/razorpay';
import { createJobs } from '@preproom/server/backgroundJobs/jobs';
import { type Config, loadConfig } from '@preproom/server/config/config';
import { compareLedger } from '@preproom/server/features/payments/ledger/compareLedger';
import { recordEvent } from '@preproom/server/features/payments/orders';
import { paySandboxOrder } from '@preproom/server/features/payments/sandbox/sandboxPayment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponShop } from '../../support/payments/couponShop.ts';
import { mentionsOf } from '../../support/privacy/markedPerson.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const PRICE = 639_900;

let stack: Stack;
let config: Config;
let shop: Awaited<ReturnType<typeof couponShop>>;
let people = 0;
beforeAll(async () => {
  stack = await startStack();
  config = loadConfig({ DATA_DIR: stack.dataDir });
  shop = await couponShop(stack);
});
afterAll(() => stack.stop());

/** Somebody who has begun a checkout with a coupon that each learner has once, by an affiliate's link, and paid nothing yet. */
async function orderer() {
  people += 1;
  const user = await createUser(stack.database, {
    Name: `Yezdi${'ABCDEFGHIJKLMN'[people]}wala Vakil${'ABCDEFGHIJKLMN'[people]}zadeh`,
    phone: `+91981234${5600 + people}`,
    passwordHash: null,
  });
  const by = (await createUser(stack.database, { role: 'affiliate', phone: `+91900000${5600 + people}` }))
    ._id;
  const createdAt = new Date(stack.clock.now());
  await stack.database.affiliates.create({ userId: by, kind: 'affiliate', code: `late${people}`, createdAt });
  const code = await shop.coupon({ limit: 1 });
  const orderId = await shop.begin(await stack.enter(user), code);
  const referral = { by, kind: 'affiliate', day: '2026-11-22', percent: 10, outcome: null };
  await stack.database.orders.updateOne({ orderId }, { $set: { referral } });
  return { user, code, orderId };
}
type Orderer = Awaited<ReturnType<typeof orderer>>;

async function leave({ user }: Orderer): Promise<void> {
  const { status } = await (await stack.enter(user)).call(requestDeletion, { body: { proof: null } });
  expect(status).toBe(200);
}

async function pass(hours: number): Promise<void> {
  stack.clock.advance(hours * HOUR_MS);
  await stack.jobs.settled();
}

/** The bank takes the money, and the page says nothing of it. */
const pay = ({ orderId }: Orderer) =>
  paySandboxOrder({ ...stack, config, jobs: createJobs(stack) }, orderId, 'tab_closed');

/** All the money is back, and nothing else came of it. */
async function expectReturned({ user, code, orderId }: Orderer): Promise<void> {
  const { database } = stack;
  const known = await database.sandboxOrders.findOne({ orderId }).lean();
  expect(known?.refunds.map(({ amount }) => amount)).toEqual([PRICE]);
  expect(await database.orders.findOne({ orderId }).lean()).toMatchObject({
    status: 'refunded',
    isSettled: true,
  });
  expect(await database.packs.countDocuments({ userId: user._id })).toBe(0);
  expect(await database.commissionEntries.countDocuments({ orderId })).toBe(0);
  expect(await shop.uses(code)).toEqual([]);
  const entries = await database.ledgerEntries.find({ orderId }).lean();
  expect(entries.map(({ kind, paise }) => [kind, paise])).toEqual([
    ['captured', PRICE],
    ['refunded', -PRICE],
  ]);
  expect((await compareLedger(database)).differences).toEqual([]);
}

test('money that arrives while an account is being deleted goes back, and its learner is told', async () => {
  const person = await orderer();
  await leave(person);
  await pay(person);
  await pass(1);
  await expectReturned(person);
  const mails = await stack.database.mails.find({ to: person.user.Email }).sort({ at: 1 }).lean();
  const note = mails.find(({ template }) => template === 'creditNote');
  expect(note?.text).toContain('while your account was being deleted');
});

test('who keeps the account after all has the money back, and the coupon for another try', async () => {
  const person = await orderer();
  await leave(person);
  await pay(person);
  await pass(1);
  const client = await stack.enter(person.user);
  await client.call(cancelDeletion, {});
  await pass(1);
  await expectReturned(person);
  const order = (await client.call(getOrder, { params: { orderId: person.orderId } })).body;
  expect([order.record.status, order.pack, order.isForLeaver]).toEqual(['refunded', null, true]);
  const again = await shop.begin(client, person.code);
  await shop.pay(client, again);
  const me = (await client.call(getCurrentUser, {})).body;
  expect(me.hasActivePack).toBe(true);
  expect(me.transcation.map(({ status }) => status).toSorted()).toEqual(['refunded', 'success']);
});

test('money that arrives after the deletion was taken back buys the pack', async () => {
  const person = await orderer();
  await leave(person);
  const client = await stack.enter(person.user);
  await client.call(cancelDeletion, {});
  await pay(person);
  await pass(1);
  expect((await client.call(getCurrentUser, {})).body.hasActivePack).toBe(true);
});

test.each([
  ['a webhook tells of it', (person: Orderer) => pay(person).then(() => pass(1))],
  [
    'the provider is asked',
    async (person: Orderer) => {
      await pay(person);
      // Its webhook is lost.
      await stack.database.jobRuns.deleteMany({ 'data.orderId': person.orderId });
      await pass(24);
    },
  ],
])(
  'money that arrives after the account is gone goes back when %s, and nobody is named again',
  async (_how, arrives) => {
    const person = await orderer();
    await leave(person);
    await pass(49);
    expect(await stack.database.users.exists({ _id: person.user._id })).toBeNull();
    await arrives(person);
    await expectReturned(person);
    expect(await mentionsOf(stack.database, person.user)).toEqual([]);
  },
);

test('a pack that was bought before is deleted with the account, and its money is kept', async () => {
  const person = await orderer();
  await pay(person);
  await pass(1);
  await leave(person);
  await pass(49);
  // Something makes the order settle again.
  await stack.database.orders.updateOne({ orderId: person.orderId }, { isSettled: false });
  await pass(1);
  const order = await stack.database.orders.findOne({ orderId: person.orderId }).lean();
  expect([order?.status, order?.isSettled]).toEqual(['success', true]);
  expect(await stack.database.packs.countDocuments({ userId: person.user._id })).toBe(0);
});

test('an account that is removed while its receipt is written is not named in it', async () => {
  const person = await orderer();
  const { user, orderId } = person;
  const remove = () => erasePerson(stack.database, user._id, {});
  const receipts = new Proxy(stack.database.receipts, {
    get(target, name) {
      if (name !== 'create') return Reflect.get(target, name);
      return async (content: object) => {
        await remove();
        return target.create(content);
      };
    },
  });
  const database = { ...stack.database, receipts } as Database;
  const deps = {
    ...stack,
    database,
    config,
    log: createLog('silent', 'server'),
    metrics: createMetrics(),
    payments: {} as Razorpay,
    closeRoom: () => {},
    notify: async () => {},
  };
  const payment = { id: `pay_${orderId}`, state: 'captured', paise: PRICE } as const;
  await recordEvent(deps, orderId, { type: 'payment', payment });
  expect(await database.receipts.countDocuments({ orderId })).toBe(1);
  expect(await mentionsOf(stack.database, user)).toEqual([]);
});
