import { askNextItem, startQuiz } from '@preproom/models/contract/assessments/quizzes';
import { getHqQuizItem, getHqQuizItems } from '@preproom/models/contract/assessments/team/quizItems';
import { createUser } from '@preproom/models/db/testing/factories';
import { itemsOf } from '@preproom/server/features/assessments/quizzes/bank/bank';
import { calibrateQuizzes } from '@preproom/server/features/assessments/quizzes/calibration/calibrateQuizzes';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** Quizzes on these items, each by another learner unless one is named; `isRight` answers them all. */
async function storeQuizzes(
  itemIds: readonly string[],
  isRight: boolean,
  count: number,
  learnerId?: Types.ObjectId,
): Promise<void> {
  const at = new Date(stack.clock.now());
  const asked = itemIds.map((itemId) => ({ itemId, choice: [0], outcome: isRight ? 'right' : 'wrong' }));
  await stack.database.assessmentAttempts.insertMany(
    Array.from({ length: count }, () => ({
      ...{
        learnerId: learnerId ?? new Types.ObjectId(),
        kind: 'technical',
        topic: 'Science',
        status: 'done',
      },
      ...{ startedAt: at, finishedAt: at, work: { asked, over: asked.length } },
    })),
  );
}

test('what everybody gets wrong becomes harder for quizzes, with its spread for the team; few answers change nothing', async () => {
  const { database } = stack;
  const [hard, easy, rare] = itemsOf('Science').toSorted(
    (a, b) => Math.abs(a.difficulty) - Math.abs(b.difficulty),
  );
  if (!hard || !easy || !rare) throw new Error('Too few items');
  await storeQuizzes([hard.id], false, 60);
  await storeQuizzes([easy.id], true, 60);
  await storeQuizzes([rare.id], true, 5);
  await calibrateQuizzes(stack);
  const { measured } = await database.quizExposures.findOne({ subject: 'Science' }).lean().orFail();
  expect(Object.keys(measured ?? {}).toSorted()).toEqual([easy.id, hard.id].toSorted());
  expect(measured?.[hard.id]?.difficulty).toBeGreaterThan(hard.difficulty + 0.5);
  expect(measured?.[easy.id]?.difficulty).toBeLessThan(easy.difficulty - 0.5);

  const team = await stack.enter(await createUser(database, { role: 'admin' }));
  const detailOf = async (itemId: string) => {
    const [row] = (await team.call(getHqQuizItems, { query: { search: itemId } })).body.data;
    const found = await team.call(getHqQuizItem, { params: { quizItemId: row?._id ?? '' } });
    return found.body.data;
  };
  expect(await detailOf(hard.id)).toMatchObject({
    difficulty: hard.difficulty,
    measured: { answers: 60, spread: expect.any(Number) },
  });
  expect((await detailOf(rare.id)).measured).toBeNull();
});

test('one learner’s many answers to a question count once', async () => {
  // Another one than those above.
  const [item] = itemsOf('Science').toSorted((a, b) => Math.abs(b.difficulty) - Math.abs(a.difficulty));
  if (!item) throw new Error('No item');
  await storeQuizzes([item.id], false, 40, new Types.ObjectId());
  await storeQuizzes([item.id], true, 20);
  await calibrateQuizzes(stack);
  const { measured } = await stack.database.quizExposures.findOne({ subject: 'Science' }).lean().orFail();
  expect(measured?.[item.id]?.answers).toBe(21);
});

test('a quiz asks by the measured difficulty, and keeps it with the answer', async () => {
  const { database } = stack;
  const measured = Object.fromEntries(
    itemsOf('Education').map(({ id }, place) => [
      id,
      { difficulty: place === 0 ? 0 : 5, spread: 0.2, answers: 99 },
    ]),
  );
  await database.quizExposures.updateOne({ subject: 'Education' }, { $set: { measured } }, { upsert: true });
  const learner = await stack.enter(await createUser(database, { completed: true }));
  const { attemptId } = (await learner.call(startQuiz, { body: { subject: 'Education', topics: [] } })).body;
  await learner.call(askNextItem, { params: { attemptId } });
  const stored = await database.assessmentAttempts
    .findById(attemptId)
    .lean<{ work: { asked: { difficulty: number }[] } }>();
  expect([0, 5]).toContain(stored?.work.asked[0]?.difficulty);
});
