import { ROLES } from '@preproom/models/contract/accounts/users';
import { CurrentUser, getCurrentUser } from '@preproom/models/contract/currentUser';
import { READING_ALGORITHM } from '@preproom/models/contract/readings/readings';
import { packSamples } from '@preproom/models/db/readings/packedSamples';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

test.each(ROLES)('a new %s gets every field, empty where their role has nothing', async (role) => {
  const client = await stack.enter(await createUser(stack.database, { role, completed: false }));
  const { data, serverNow, OtherInfo, ...rest } = (await client.call(getCurrentUser, {})).body;
  // Only in the answer to a member of the team who has to set up two-step login.
  const { needsSecondFactor, ...fields } = CurrentUser.shape;
  expect(needsSecondFactor.isOptional()).toBe(true);
  expect(Object.keys({ data, serverNow, OtherInfo, ...rest }).sort()).toEqual(Object.keys(fields).sort());
  expect(data.role).toBe(role);
  expect(OtherInfo).toEqual({});
  expect(rest).toEqual({
    transcation: [],
    enrolments: [],
    waitlist: [],
    hasActivePack: false,
    ActivePack: null,
    feedback: [],
    meeting: [],
    OnboardingStep: 0,
    introduction: role === 'user' ? { state: 'free' } : null,
    deletesAt: null,
  });
});

test('the readings of the sessions are left out on request, and nothing else', async () => {
  const { database } = stack;
  const learner = await createUser(database);
  const totals = { n: 1, sum: [1, 2, 3, 4, 5], algo: READING_ALGORITHM, spanSeconds: 1 };
  const { roomid } = await createSession(database, {
    learnerId: learner._id,
    status: 'done',
    expression: totals,
  });
  await database.readingBuckets.collection.insertOne({
    _id: `${roomid}:${learner._id}:0`,
    roomid,
    user: learner._id,
    minute: 0,
    data: [packSamples([[0, 500, 90, 1, 2, 3, 4, 5]])],
  } as never);
  const client = await stack.enter(learner);
  const whole = (await client.call(getCurrentUser, {})).body;
  expect(whole.meeting).toMatchObject([{ roomid, expression: [{ t: 0, n: 1, Ranacorus: 1 }] }]);
  const slim = (await client.call(getCurrentUser, { query: { without: 'expression' } })).body;
  expect({ ...slim, serverNow: '' }).toEqual({
    ...whole,
    serverNow: '',
    meeting: whole.meeting.map((meeting) => ({ ...meeting, expression: [] })),
  });
});

/** Two of these are the login and its role, which every call reads. */
const READS = { learner: 16, mentor: 8 };

test.each(Object.entries(READS))('for a demo %s it is at most %i reads', async (who, most) => {
  const client = await stack.logIn(who as keyof typeof READS);
  const tries: string[][] = [];
  for (let n = 0; n < 4; n += 1) {
    const reads: string[] = [];
    stack.database.connection.set('debug', (collection: string, method: string) => {
      reads.push(`${collection}.${method}`);
    });
    await client.call(getCurrentUser, {});
    tries.push(reads);
  }
  stack.database.connection.set('debug', false);
  // Background jobs of the same process read as well; the shortest of several tries is the call alone.
  const [shortest = []] = tries.sort((a, b) => a.length - b.length);
  expect(shortest.length, shortest.join(' ')).toBeLessThanOrEqual(most);
});
