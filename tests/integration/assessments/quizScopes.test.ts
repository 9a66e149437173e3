import { getAttempts } from '@preproom/models/contract/assessments/attempts';
import { getQuizzes, QUIZ_ITEMS, type Quiz, startQuiz } from '@preproom/models/contract/assessments/quizzes';
import { getReview } from '@preproom/models/contract/assessments/reviews';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { createUser } from '@preproom/models/db/testing/factories';
import { bankId, itemById } from '@preproom/server/features/assessments/quizzes/bank/bank';
import type { QuizWork } from '@preproom/server/features/assessments/quizzes/quizWork';
import { shownKey } from '@preproom/server/features/assessments/quizzes/rules/judge';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rightChoice, wrongChoice } from '../../support/assessments/choices.ts';
import { type Choose, takeQuiz as takeWholeQuiz } from '../../support/assessments/takeQuiz.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let learner: ApiClient;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  learner = await stack.enter(await createUser(stack.database, { completed: true }));
});
const takeQuiz = (attemptId: string, choose: Choose) => takeWholeQuiz(learner, attemptId, choose);

describe('a quiz on topics', () => {
  const begin = (topics: string[]) => learner.call(startQuiz, { body: { subject: 'CS core', topics } });
  const offered = async () =>
    (await learner.call(getQuizzes, {})).body.data.find(({ subject }) => subject === 'CS core');

  test('asks only about them, and stands in the history with them', async () => {
    const attemptId = (await begin(['SQL', 'Java'])).body.attemptId;
    const quiz = await takeQuiz(attemptId, ({ current }) => rightChoice(current));
    expect(quiz).toMatchObject({
      subject: 'CS core',
      topics: ['Java', 'SQL'],
      result: { topics: ['Java', 'SQL'] },
    });
    expect([...new Set(quiz.answered.map(({ item }) => item.topic))].toSorted()).toEqual(['Java', 'SQL']);
    const { body } = await learner.call(getAttempts, { query: {} });
    expect(body.data).toMatchObject([{ topic: 'CS core · Java · SQL' }]);
  });

  test('is the same in any order of the topics; all of them are the whole subject', async () => {
    const first = await begin(['SQL', 'Java']);
    expect((await begin(['Java', 'SQL', 'Java'])).body).toEqual(first.body);
    const topics = (await offered())?.topics.map(({ topic }) => topic) ?? [];
    expect((await begin(topics)).body).toEqual((await begin([])).body);
  });

  test('is offered where it stands, beside the one on the whole subject', async () => {
    const attemptId = (await begin(['DBMS'])).body.attemptId;
    const offer = await offered();
    expect(offer).toMatchObject({ openId: null, canStartAt: null });
    expect(offer?.topics.find(({ topic }) => topic === 'DBMS')).toMatchObject({ openId: attemptId });
    expect(offer?.topics.find(({ topic }) => topic === 'SQL')).toMatchObject({
      openId: null,
      canStartAt: null,
    });
  });

  test.each([
    ['that nobody has heard of', 'CS core', ['Astrology']],
    ['of another subject', 'Science', ['Java']],
    ['with too few questions', 'Engineering', ['Automotive Engineering']],
  ] as const)('is refused for a topic %s', async (_, subject, topics) => {
    const refused = await learner.call(startQuiz, { body: { subject, topics: [...topics] } });
    expect([refused.status, refused.body]).toMatchObject([400, { code: 'bad_request' }]);
    expect((await learner.call(getAttempts, { query: {} })).body.total).toBe(0);
  });

  test('names a topic weak after three wrong answers, not after one', async () => {
    const one = await takeQuiz((await begin([])).body.attemptId, ({ current, answered }) =>
      answered.length === 0 ? wrongChoice(current) : rightChoice(current),
    );
    expect(one.result?.weakTopics).toEqual([]);
    const all = await takeQuiz((await begin(['Java'])).body.attemptId, ({ current }) => wrongChoice(current));
    expect(all.result?.weakTopics).toEqual(['Java']);
  });
});

describe('a quiz on aptitude', () => {
  /** The item that is asked, from the id that the page is not told. */
  async function asked({ _id }: Quiz) {
    const { work } = await stack.database.assessmentAttempts.findById(_id).lean().orFail();
    const last = (work as QuizWork).asked.at(-1);
    const found = itemById(last?.itemId ?? '');
    if (!last || !found) throw new Error('No item is asked');
    return { ...found, order: last.order };
  }
  async function right(quiz: Quiz): Promise<number[]> {
    const { item, order } = await asked(quiz);
    return shownKey(item, order);
  }
  async function wrong(quiz: Quiz): Promise<number[]> {
    const key = await right(quiz);
    if (quiz.current?.item.kind === 'order') return key.toReversed();
    return [quiz.current?.item.options.findIndex((_, position) => !key.includes(position)) ?? -1];
  }

  test('is made of new numbers each time; what was wrong comes back with the same ones', async () => {
    const begin = async () =>
      (await learner.call(startQuiz, { body: { subject: 'Aptitude', topics: [] } })).body.attemptId;
    const first = await takeQuiz(await begin(), wrong);
    expect(first.answered).toHaveLength(QUIZ_ITEMS);
    expect(first.answered.every(({ item, explanation }) => item.options.length >= 4 && explanation)).toBe(
      true,
    );
    stack.clock.advance(DAY_MS);
    const { due, next: review } = (await learner.call(getReview, {})).body;
    expect(due).toBe(QUIZ_ITEMS);
    const asked = first.answered.find(({ item }) => item.prompt === review?.item.prompt);
    expect(review?.item.options.toSorted()).toEqual(asked?.item.options.toSorted());
    const second = await takeQuiz(await begin(), right);
    // Orders of sentences share their prompt.
    const textOf = ({ item }: Quiz['answered'][number]) => item.prompt + item.options.toSorted().join();
    const known = new Set(first.answered.map(textOf));
    expect(second.answered.filter((one) => known.has(textOf(one)))).toEqual([]);
    expect(second.result?.right).toBe(QUIZ_ITEMS);
  });

  test('is counted by template, for the team', async () => {
    const begun = await learner.call(startQuiz, { body: { subject: 'Aptitude', topics: [] } });
    const quiz = await takeQuiz(begun.body.attemptId, right);
    const counted = await stack.database.quizItems.find({ subject: 'Aptitude' }).lean();
    expect(counted.every(({ itemId }) => bankId(itemId) === itemId)).toBe(true);
    expect(counted.reduce((sum, { answered }) => sum + answered, 0)).toBeGreaterThanOrEqual(
      quiz.answered.length,
    );
    const shown = await stack.database.quizExposures.findOne({ subject: 'Aptitude' }).lean();
    // Only what was written is counted as shown.
    expect(Object.keys(shown?.shown ?? {}).filter((id) => id.startsWith('apt-'))).toEqual([]);
  });
});

test('the subject of the learner’s branch is marked', async () => {
  const user = await createUser(stack.database, { completed: true });
  const education = {
    college: 'NIT',
    degree: 'B.Tech',
    branch: 'Computer Science and Engineering',
    year: 2027,
  };
  await stack.database.studentProfiles.updateOne(
    { userId: user._id },
    { $set: { education } },
    { upsert: true },
  );
  const { data } = (await (await stack.enter(user)).call(getQuizzes, {})).body;
  expect(data.filter(({ isForBranch }) => isForBranch).map(({ subject }) => subject)).toEqual(['CS core']);
});
