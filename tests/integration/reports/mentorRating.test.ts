import { rateMentor } from '@preproom/models/contract/reports/feedback';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { sumRatings } from '@preproom/server/features/reports/feedback/mentorRatings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMentor } from '../../support/mentors/mentors.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let mentor: Awaited<ReturnType<typeof createMentor>>;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  mentor = await createMentor(stack.database);
});

/** A learner after a session with the mentor. */
async function learnerWhoMet() {
  const learner = await createUser(stack.database);
  const pair = { learnerId: learner._id, mentorId: mentor._id };
  const { roomid } = await createSession(stack.database, { ...pair, status: 'done' });
  const client = await stack.enter(learner);
  const rate = (stars: number) =>
    client.call(rateMentor, { params: { roomid }, body: { stars, remark: '' } as never });
  return { learner, roomid, rate };
}
const shown = async () => {
  const { rating, ratingSum, ratingCount } = await stack.database.mentorProfiles
    .findOne({ userId: mentor._id })
    .orFail()
    .lean();
  return { rating, ratingSum, ratingCount };
};

describe('the average of a mentor', () => {
  test('counts ratings of many learners at the same moment, each once', async () => {
    const learners = await Promise.all([1, 2, 3, 4, 5].map(learnerWhoMet));
    const answers = await Promise.all(learners.map(({ rate }, i) => rate(i + 1)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await shown()).toEqual({ rating: 3, ratingSum: 15, ratingCount: 5 });
  });

  test('follows a changed rating, also when one learner sends several at once', async () => {
    const { rate, roomid } = await learnerWhoMet();
    await rate(5);
    await rate(2);
    expect(await shown()).toEqual({ rating: 2, ratingSum: 2, ratingCount: 1 });
    const { rate: another, roomid: room } = await learnerWhoMet();
    const answers = await Promise.all([1, 3, 5].map((stars) => another(stars)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const stored = await stack.database.mentorRatings.find({ roomid: { $in: [roomid, room] } }).lean();
    const ratingSum = stored.reduce((sum, { stars }) => sum + stars, 0);
    expect(await shown()).toEqual({ rating: ratingSum / 2, ratingSum, ratingCount: 2 });
  });

  test('is completed by a job if the server dies between the two writes', async () => {
    const { rate, roomid } = await learnerWhoMet();
    await rate(4);
    await stack.database.mentorProfiles.updateOne(
      { userId: mentor._id },
      { $set: { rating: null, ratingSum: 0, ratingCount: 0 } },
    );
    const key = new RegExp(`^${roomid}:`);
    const { data } = await stack.database.jobRuns.findOne({ kind: 'ratings:sum', key }).orFail().lean();
    await sumRatings(stack.database, (data as { mentorId: string }).mentorId);
    expect(await shown()).toEqual({ rating: 4, ratingSum: 4, ratingCount: 1 });
  });
});
