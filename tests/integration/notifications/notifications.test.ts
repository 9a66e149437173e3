import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import {
  getNotifications,
  NOTIFICATIONS_PER_PAGE,
  readNotifications,
} from '@preproom/models/contract/notifications/notifications';
import { submitFeedback } from '@preproom/models/contract/reports/feedback';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { createJobs } from '@preproom/server/backgroundJobs/jobs';
import { createNotifier, type NewNotification } from '@preproom/server/notifications/notifier';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aSubmission } from '../../support/reports/feedback.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

type Person = { _id: Types.ObjectId; client: ApiClient };

let stack: Stack;
let learner: Person;
let mentor: Person;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  learner = await person('Asha');
  mentor = await person('Ravi', 'mentor');
});

async function person(Name: string, role: 'user' | 'mentor' = 'user'): Promise<Person> {
  const user = await createUser(stack.database, { Name, role });
  return { _id: user._id, client: await stack.enter(user) };
}

function notify(notification: NewNotification): Promise<void> {
  const { pushChange } = stack.signalling;
  return createNotifier({ ...stack, jobs: createJobs(stack), pushChange })(notification);
}

/** Tells the learner so often, a minute apart; the keys are unique. */
async function notifyTimes(times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    stack.clock.advance(MINUTE_MS);
    await notify({ userId: learner._id, key: `${learner._id}:${n}`, kind: 'session_booked' });
  }
}

const list = async ({ client }: Person, page = 1) =>
  (await client.call(getNotifications, { query: { page: `${page}` } })).body;
const read = ({ client }: Person, _id: string, andOlder: boolean) =>
  client.call(readNotifications, { body: { _id, andOlder } });

describe('a notification', () => {
  test('is stored and pushed once per key, however often and at how many moments it is asked for', async () => {
    const page = await stack.connect(learner.client);
    const startsAt = new Date(stack.clock.now());
    const booked = { kind: 'session_booked', roomid: 'a1b2c3d4e5f6', round: 'HR Round 1', startsAt } as const;
    const one = { userId: learner._id, key: `${learner._id}:once`, personId: mentor._id, ...booked };
    await Promise.all(Array.from({ length: 10 }, () => notify(one)));
    const { data, total, unread } = await list(learner);
    expect([total, unread]).toEqual([1, 1]);
    expect(data[0]).toMatchObject({
      ...booked,
      startsAt: startsAt.toISOString(),
      isRead: false,
      personId: mentor._id.toString(),
      personName: 'Ravi',
    });
    await page.next('data:changed');
    await page.send('nonsense');
    expect(page.unread()).toEqual([]);
  });

  test('has no name once its person has deleted the account', async () => {
    const key = `${learner._id}:deleted`;
    await notify({ userId: learner._id, key, kind: 'slots_added', personId: mentor._id });
    await stack.database.users.deleteOne({ _id: mentor._id });
    expect((await list(learner)).data[0]).toMatchObject({ personName: null });
  });
});

describe('the list', () => {
  test('is paged, latest first', async () => {
    await notifyTimes(NOTIFICATIONS_PER_PAGE + 3);
    const [first, second] = [await list(learner), await list(learner, 2)];
    expect([first.total, first.pages, first.unread]).toEqual([23, 2, 23]);
    expect([first.data.length, second.data.length]).toEqual([NOTIFICATIONS_PER_PAGE, 3]);
    const times = [...first.data, ...second.data].map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
  });

  test("is the caller's own", async () => {
    await notifyTimes(2);
    expect(await list(mentor)).toEqual({ data: [], total: 0, pages: 0, unread: 0 });
  });
});

describe('reading', () => {
  test('one leaves the others unread, and tells the other tabs once', async () => {
    await notifyTimes(3);
    const [, middle] = (await list(learner)).data;
    const tab = await stack.connect(learner.client);
    expect((await read(learner, middle?._id ?? '', false)).body).toEqual({ unread: 2 });
    expect(await tab.next('data:changed')).toEqual({ topics: ['notifications'] });
    expect((await read(learner, middle?._id ?? '', false)).body).toEqual({ unread: 2 });
    await tab.send('nonsense');
    expect(tab.unread()).toEqual([]);
    expect((await list(learner)).data.map(({ isRead }) => isRead)).toEqual([false, true, false]);
  });

  test('all up to one leaves what came since unread', async () => {
    await notifyTimes(3);
    const [, middle] = (await list(learner)).data;
    expect((await read(learner, middle?._id ?? '', true)).body).toEqual({ unread: 1 });
    expect((await list(learner)).data.map(({ isRead }) => isRead)).toEqual([false, true, true]);
  });

  test("somebody else's is not found, and stays unread", async () => {
    await notifyTimes(1);
    const [theirs] = (await list(learner)).data;
    for (const andOlder of [true, false]) {
      const { status, body } = await read(mentor, theirs?._id ?? '', andOlder);
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    expect((await list(learner)).unread).toBe(1);
  });
});

test('submitted feedback is told to the learner once, amendments included', async () => {
  const pair = { learnerId: learner._id, mentorId: mentor._id };
  const startsAt = new Date(stack.clock.now() - 60 * MINUTE_MS);
  const session = await createSession(stack.database, { ...pair, startsAt, status: 'done' });
  const params = { roomid: session.roomid };
  const page = await stack.connect(learner.client);
  for (const stars of [3, 5])
    expect((await mentor.client.call(submitFeedback, { params, body: aSubmission(stars) })).status).toBe(200);
  const told = [await page.next('data:changed'), await page.next('data:changed')];
  expect(told).toEqual([{ topics: ['user', 'feedback'] }, { topics: ['notifications'] }]);
  expect((await list(learner)).data).toMatchObject([
    { kind: 'feedback_ready', ...params, round: 'HR Round 1', personName: 'Ravi' },
  ]);
});
