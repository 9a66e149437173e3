import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { getTextReminders, saveTextReminders } from '@preproom/models/contract/notifications/textReminders';
import { createProfile, createSession, createUser } from '@preproom/models/db/testing/factories';
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
async function aLearner(
  said: readonly boolean[],
  {
    phone = PHONE,
    dateOfBirth = '2003-04-12',
    mentorName = 'Ravi',
  }: Partial<Record<'phone' | 'mentorName', string>> & { dateOfBirth?: string | null } = {},
) {
  const learner = await createUser(stack.database, { phone });
  await createProfile(stack.database, learner, { dateOfBirth });
  const client = await stack.enter(learner);
  for (const isOn of said) {
    await client.call(saveTextReminders, { body: { isOn } });
    stack.clock.advance(1);
  }
  const mentor = await createUser(stack.database, { Name: mentorName, role: 'mentor' });
  const startsAt = new Date(stack.clock.now() + 30 * MINUTE_MS);
  const people = { learnerId: learner._id, mentorId: mentor._id };
  const { roomid } = await createSession(stack.database, { ...people, startsAt, round: 'HR Round 1' });
  await planReminders({ jobs: createJobs(stack), clock: stack.clock }, roomid, startsAt);
  return { learner, client, roomid };
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
  { who: 'never asked', said: [], is: {} },
  { who: 'withdrew it', said: [true, false], is: {} },
  { who: 'has no number', said: [true], is: { phone: '' } },
  { who: 'has a number of another country', said: [true], is: { phone: '+447400123456' } },
  { who: 'has a number of no mobile phone', said: [true], is: { phone: '+912212345678' } },
  { who: 'is under 18', said: [true], is: { dateOfBirth: '2012-04-12' } },
  { who: 'has not said how old', said: [true], is: { dateOfBirth: null } },
])('nobody is written to who $who', async ({ said, is }) => {
  await aLearner(said, is);
  await pass(15);
  expect(received).toEqual([]);
});

test('consent holds for the number it was given for', async () => {
  const { learner, client } = await aLearner([true]);
  await stack.database.users.updateOne({ _id: learner._id }, { $set: { phone: '+919812345679' } });
  await pass(15);
  expect(received).toEqual([]);
  expect((await client.call(getTextReminders, {})).body).toEqual({ isOffered: true, isOn: false });
});

test.each(['Win at evil.example.com', 'Call 9812345600', 'See evil.in/x'])(
  'a name that is more than a name is left out: %s',
  async (mentorName) => {
    await aLearner([true], { mentorName });
    await pass(15);
    expect(received.map(({ body }) => (body as { text: string }).text)).toEqual([
      expect.stringContaining('PrepRoom: HR Round 1 with your mentor. Starts'),
    ]);
  },
);

test('a provider that is busy is asked again with the same key; one that refuses is not', async () => {
  await aLearner([true]);
  status = 503;
  await pass(15);
  status = 400;
  await pass(2);
  await pass(5);
  expect(received.map(({ key }) => key)).toEqual([received[0]?.key, received[0]?.key]);
});

test('what is said again is not stored again, and the switch is turned thirty times in an hour at most', async () => {
  const { learner, client } = await aLearner([]);
  const say = async (isOn: boolean) => (await client.call(saveTextReminders, { body: { isOn } })).status;
  for (const isOn of [false, true, true]) expect(await say(isOn)).toBe(200);
  const stored = () => stack.database.consents.countDocuments({ userId: learner._id });
  expect(await stored()).toBe(1);
  for (let n = 1; n < 30; n += 1) expect(await say(n % 2 === 0)).toBe(200);
  expect(await say(true)).toBe(429);
  expect(await stored()).toBe(30);
});

test('the setting is offered only where there is a provider, and a number', async () => {
  const stateOf = async (phone: string) => {
    const { client } = await aLearner([], { phone });
    return (await client.call(getTextReminders, {})).body;
  };
  expect(await stateOf(PHONE)).toEqual({ isOffered: true, isOn: false });
  expect(await stateOf('')).toEqual({ isOffered: false, isOn: false });
});
