import type { Right } from '@preproom/models/contract/accounts/team/rights';
import { getRelays } from '@preproom/models/contract/room/relays';
import {
  CONFIRMED_STEPS,
  confirmOpeningStep,
  OPENING_STEPS,
  sendTestMail,
} from '@preproom/models/contract/team/opening';
import { getHqWelcome } from '@preproom/models/contract/team/welcome';
import { createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '../../support/stack/apiClient.ts';
import { PRODUCTION, type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let admin: ApiClient;
beforeAll(async () => {
  stack = await startStack({
    ...PRODUCTION,
    TURN_URLS: 'turn:turn.preproom.example:3478',
    TURN_SECRET: 't'.repeat(32),
  });
  admin = await member('everything');
});
afterAll(() => stack.stop());

async function member(...rights: Right[]): Promise<ApiClient> {
  const user = await createUser(stack.database, { role: 'admin', completed: true, rights });
  const client = new ApiClient(stack.url, PRODUCTION.PUBLIC_URL);
  client.token = (await stack.enter(user)).token;
  return client;
}

async function stepsOf(client: ApiClient) {
  const { body } = await client.call(getHqWelcome, {});
  return body.opening;
}

async function done() {
  return (await stepsOf(admin))?.flatMap(({ step, isDone }) => (isDone ? [step] : []));
}

const confirm = (step: (typeof CONFIRMED_STEPS)[number], isDone: boolean) =>
  admin.call(confirmOpeningStep, { params: { step }, body: { isDone } });

test('a new installation sells nothing, and lists what is left to do in its order', async () => {
  expect(await stack.database.products.exists({ activate: true })).toBe(null);
  expect((await stepsOf(admin))?.map(({ step }) => step)).toEqual([...OPENING_STEPS]);
  expect(await done()).toEqual([]);
  expect(await stepsOf(await member('people', 'money', 'content'))).toBe(null);
});

test('a step is confirmed, taken back and confirmed again; each is noted once', async () => {
  for (const isDone of [true, true, false, true])
    expect((await confirm('texts', isDone)).body).toEqual({ isDone });
  expect(await done()).toEqual(['texts']);
  const noted = await stack.database.auditLog.find({ action: 'opening:confirm' }).sort({ _id: 1 }).lean();
  expect(noted.map(({ before, after }) => [before, after])).toEqual(
    [true, false, true].map((isDone) => [
      { step: 'texts', isDone: !isDone },
      { step: 'texts', isDone },
    ]),
  );
});

test('the test e-mail goes to whoever asked, each time', async () => {
  const { body } = await admin.call(sendTestMail, {});
  await admin.call(sendTestMail, {});
  const sent = await stack.database.mails.find({ template: 'test' }).lean();
  expect(sent.map(({ to }) => to)).toEqual([body.to, body.to]);
});

test('the relays come with credentials that hold for ten minutes', async () => {
  const { relays } = (await admin.call(getRelays, {})).body;
  expect(relays.map(({ urls }) => urls)).toEqual([['turn:turn.preproom.example:3478']]);
  const endsAt = Number(relays[0]?.username?.split(':')[0]) * 1000;
  expect(endsAt - stack.clock.now()).toBeGreaterThan(9 * 60_000);
  expect(endsAt - stack.clock.now()).toBeLessThanOrEqual(10 * 60_000);
});

test('what can be seen is found by itself; when all is done the list is gone', async () => {
  const { database } = stack;
  await database.products.updateOne({ product_name: 'B.Tech' }, { $set: { activate: true } });
  expect(await done()).toEqual(['texts', 'programs']);
  await database.mentorProfiles.collection.insertOne({ userId: new Types.ObjectId(), status: 'verified' });
  expect(await done()).toEqual(['texts', 'mentor', 'programs']);
  await database.ledgerEntries.collection.insertOne({ kind: 'captured' });
  for (const step of CONFIRMED_STEPS) await confirm(step, true);
  expect((await stepsOf(admin))?.filter(({ isDone }) => !isDone)).toEqual([
    { step: 'seller', isDone: false },
    { step: 'secondFactor', isDone: false },
  ]);
});

test('outside production there is none', async () => {
  const demo = await startStack();
  try {
    const user = await createUser(demo.database, { role: 'admin', completed: true, rights: ['everything'] });
    expect(await stepsOf(await demo.enter(user))).toBe(null);
  } finally {
    await demo.stop();
  }
});
