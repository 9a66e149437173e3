import { DAY_MS, HOUR_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import { getMentorDirectory, getMentorPage } from '@preproom/models/contract/mentors/directory';
import type { MentorProfileDocument } from '@preproom/models/db/mentors/mentorProfile.model';
import { refreshReplyTimes } from '@preproom/server/features/mentors/directory/replyTimes';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMentor } from '../../support/mentors/mentors.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let mentorId: Types.ObjectId;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(() => meet());

async function meet(change: Partial<MentorProfileDocument> = {}) {
  mentorId = (await createMentor(stack.database, change))._id;
}

let rooms = 0;
/** What was written in one session, by whom, and how long ago in milliseconds. */
async function talk(...messages: { by: 'learner' | 'mentor'; agoMs: number }[]): Promise<void> {
  rooms += 1;
  const [roomid, learnerId] = [`room${String(rooms).padStart(8, '0')}`, new Types.ObjectId()];
  await stack.database.sessionMessages.create(
    messages.map(({ by, agoMs }) => ({
      ...{ roomid, messageId: crypto.randomUUID(), text: 'Hello', readAt: null },
      from: by === 'mentor' ? mentorId : learnerId,
      to: by === 'mentor' ? learnerId : mentorId,
      at: new Date(stack.clock.now() - agoMs),
    })),
  );
}
/** So many sessions in which the mentor answered the first message after this long. */
async function answered(times: number, waitMs: number, agoMs = 10 * DAY_MS): Promise<void> {
  for (let n = 0; n < times; n += 1)
    await talk({ by: 'learner', agoMs }, { by: 'mentor', agoMs: agoMs - waitMs });
}
async function shown(): Promise<number | null> {
  await refreshReplyTimes(stack);
  const params = { mentor: mentorId.toString() };
  return (await stack.visitor().call(getMentorPage, { params, query: {} })).body.data.repliesWithinHours;
}

test('three answers show how soon a mentor usually replies, on the page and in the list', async () => {
  await answered(2, 90 * MINUTE_MS);
  expect(await shown()).toBeNull();
  await answered(1, 90 * MINUTE_MS);
  expect(await shown()).toBe(2);
  const { body } = await stack.visitor().call(getMentorDirectory, { query: {} });
  expect(body.data.find(({ _id }) => _id === mentorId.toString())?.repliesWithinHours).toBe(2);
});

test('only the first message of a session counts, and the first answer after it', async () => {
  for (let n = 0; n < 3; n += 1)
    await talk(
      { by: 'mentor', agoMs: 11 * DAY_MS },
      { by: 'learner', agoMs: 10 * DAY_MS },
      { by: 'learner', agoMs: 10 * DAY_MS - HOUR_MS },
      { by: 'mentor', agoMs: 10 * DAY_MS - 3 * HOUR_MS },
      { by: 'learner', agoMs: 9 * DAY_MS },
      { by: 'mentor', agoMs: DAY_MS },
    );
  expect(await shown()).toBe(3);
});

test('what was left unanswered counts, but not what has come just now', async () => {
  await answered(3, HOUR_MS);
  for (let n = 0; n < 4; n += 1) await talk({ by: 'learner', agoMs: HOUR_MS });
  expect(await shown()).toBe(1);
  for (let n = 0; n < 3; n += 1) await talk({ by: 'learner', agoMs: 10 * DAY_MS });
  expect(await shown()).toBeNull();
});

test('what is older than 90 days counts no longer, and is taken back from the page', async () => {
  await meet({ replyHours: 2 });
  await answered(5, HOUR_MS, 91 * DAY_MS);
  expect(await shown()).toBeNull();
});
