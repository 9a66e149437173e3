import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { getTextReminders, saveTextReminders } from '@preproom/models/contract/notifications/textReminders';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { createJobs } from '@preproom/server/backgroundJobs/jobs';
import { planReminders } from '@preproom/server/features/sessions/reminders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

interface Received {
  authorization: string | undefined;
  key: unknown;
  body: unknown;
}

const PHONE = '+919812345678';
const received: Received[] = [];
let status = 200;
const provider = createServer(async (request, response) => {
  const { authorization, 'idempotency-key': key } = request.headers;
  received.push({ authorization, key, body: await json(request) });
  response.writeHead(status).end();
});

let stack: Stack;
beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  stack = await startStack({
    TEXT_MESSAGES_URL: `http://127.0.0.1:${port}/messages`,
    TEXT_MESSAGES_TOKEN: 'secret-of-the-provider',
  });
});
afterAll(async () => {
  await stack.stop();
  provider.close();
});
beforeEach(() => {
  received.length = 0;
  status = 200;
});

/** A learner with a session in half an hour, who has said this about text messages. */
async function aLearner(said: readonly boolean[], phone = PHONE) {
  const learner = await createUser(stack.database, { phone });
  const client = await stack.enter(learner);
  for (const isOn of said) {
    await client.call(saveTextReminders, { body: { isOn } });
    stack.clock.advance(1);
  }
  const mentor = await createUser(stack.database, { Name: 'Ravi', role: 'mentor' });
  const startsAt = new Date(stack.clock.now() + 30 * MINUTE_MS);
  const people = { learnerId: learner._id, mentorId: mentor._id };
  const { roomid } = await createSession(stack.database, { ...people, startsAt, round: 'HR Round 1' });
  await planReminders({ jobs: createJobs(stack), clock: stack.clock }, roomid, startsAt);
  return { client, roomid };
}

async function pass(minutes: number): Promise<void> {
  stack.clock.advance(minutes * MINUTE_MS);
  await stack.jobs.settled();
}

test('whoever consented is reminded, with a link to the room', async () => {
  const { roomid } = await aLearner([true]);
  await pass(15);
  expect(received).toEqual([
    {
      authorization: 'Bearer secret-of-the-provider',
      key: expect.any(String),
      body: {
        to: PHONE,
        text: `PrepRoom: HR Round 1 with Ravi. Starts in 15 min. You can join 10 minutes before the start. ${stack.url}/room/${roomid}`,
      },
    },
  ]);
});

test.each([
  { who: 'never asked', said: [], phone: PHONE },
  { who: 'withdrew it', said: [true, false], phone: PHONE },
  { who: 'has no number', said: [true], phone: '' },
])('nobody is written to who $who', async ({ said, phone }) => {
  await aLearner(said, phone);
  await pass(15);
  expect(received).toEqual([]);
});

test('a provider that is busy is asked again with the same key; one that refuses is not', async () => {
  await aLearner([true]);
  status = 503;
  await pass(15);
  status = 400;
  await pass(2);
  await pass(5);
  expect(received.map(({ key }) => key)).toEqual([received[0]?.key, received[0]?.key]);
});

test('the setting is offered only where there is a provider, and a number', async () => {
  const stateOf = async (phone: string) => {
    const { client } = await aLearner([], phone);
    return (await client.call(getTextReminders, {})).body;
  };
  expect(await stateOf(PHONE)).toEqual({ isOffered: true, isOn: false });
  expect(await stateOf('')).toEqual({ isOffered: false, isOn: false });
});
