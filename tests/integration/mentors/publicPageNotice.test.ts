import { getNotifications } from '@preproom/models/contract/notifications/notifications';
import type { MentorProfileDocument } from '@preproom/models/db/mentors/mentorProfile.model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMentor } from '../../support/mentors/mentors.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** A mentor after the job that tells of the public page has run so often. */
async function toldMentor(change: Partial<MentorProfileDocument>, times = 1) {
  const { jobRuns } = stack.database;
  const kind = 'mentor:tellOfPage';
  const mentor = await createMentor(stack.database, change);
  const userId = mentor._id.toString();
  const keys = Array.from({ length: times }, (_, n) => `${userId}:${n}`);
  const now = new Date(stack.clock.now());
  // As the upgrade stores it, with a key of its own each time.
  for (const key of keys)
    await jobRuns.create({ ...{ kind, key, data: { userId } }, runAt: now, createdAt: now });
  const done = { kind, key: { $in: keys }, state: 'done' } as const;
  await expect.poll(() => jobRuns.countDocuments(done), { timeout: 30_000 }).toBe(times);
  const client = await stack.enter(mentor);
  const { data } = (await client.call(getNotifications, { query: {} })).body;
  const mails = await stack.database.mails.find({ to: mentor.Email, template: 'publicPage' }).lean();
  return { kinds: data.map(({ kind }) => kind), mails };
}

test('a verified mentor is told once that the page is public, with links to it and to the profile', async () => {
  const { kinds, mails } = await toldMentor({}, 2);
  expect(kinds).toEqual(['mentor_page_public']);
  expect(mails).toHaveLength(1);
  for (const path of ['/Dashboard/mentor/page', '/Dashboard/mentor/profile'])
    expect(mails[0]?.text).toContain(path);
});

test('a mentor whose page is not public by then is told nothing', async () => {
  expect(await toldMentor({ status: 'suspended' })).toEqual({ kinds: [], mails: [] });
});
