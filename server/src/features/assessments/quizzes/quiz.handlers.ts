import { MAX_REVIEWS_A_DAY } from '@preproom/models/contract/assessments/reviews';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../deps.ts';
import { hqQuizItemHandlers } from '../team/quizItems.handlers.ts';
import { answerItem } from './answerItem.ts';
import { askItem } from './askItem.ts';
import type { QuizHandlers } from './quiz.policy.ts';
import { presentQuiz } from './quiz.present.ts';
import { readOffers } from './quizOffers.ts';
import type { QuizAttempt } from './quizWork.ts';
import { closeQuiz, findQuiz, startQuiz } from './quizzes.ts';
import { answerReview, countDue, readReview } from './reviews/reviews.ts';

const DAY_SECONDS = 24 * 60 * 60;

export function quizHandlers(deps: AppDeps): QuizHandlers {
  const { database, clock } = deps;
  // Per learner: many times what anyone answers.
  const limiter = deps.limiter('quiz-answers', 120, 60);
  const reviewLimit = deps.limiter('quiz-reviews', MAX_REVIEWS_A_DAY, DAY_SECONDS);

  async function change(
    learnerId: string,
    attemptId: string,
    act: (quiz: QuizAttempt, nowMs: number) => Promise<QuizAttempt>,
  ) {
    await consumeLimit(limiter, learnerId);
    const nowMs = clock.now();
    const changed = await act(await findQuiz(database, { attemptId, learnerId }, nowMs), nowMs);
    return { data: presentQuiz(changed, clock.now()) };
  }

  return {
    ...hqQuizItemHandlers(deps),
    async getQuizzes({ actor: { userId } }) {
      const [data, dueReviews] = await Promise.all([
        readOffers(database, userId, clock.now()),
        countDue(database, userId, clock.now()),
      ]);
      return { data, dueReviews };
    },
    async startQuiz({ actor: { userId }, body }) {
      await consumeLimit(limiter, userId);
      return { attemptId: await startQuiz(database, { learnerId: userId, ...body }, clock.now()) };
    },
    async getQuiz({ actor, params: { attemptId } }) {
      const nowMs = clock.now();
      return {
        data: presentQuiz(await findQuiz(database, { attemptId, learnerId: actor.userId }, nowMs), nowMs),
      };
    },
    askNextItem: ({ actor, params: { attemptId } }) =>
      change(actor.userId, attemptId, (quiz, nowMs) => askItem(database, quiz, nowMs)),
    answerItem: ({ actor, params: { attemptId }, body }) =>
      change(actor.userId, attemptId, (quiz, nowMs) => answerItem(database, quiz, body, nowMs)),
    endQuiz: ({ actor, params: { attemptId } }) =>
      change(actor.userId, attemptId, async (quiz, nowMs) =>
        quiz.status === 'open' ? closeQuiz(database, quiz, nowMs) : quiz,
      ),
    getReview: ({ actor }) => readReview(database, actor.userId, clock.now()),
    async answerReview({ actor: { userId: learnerId }, params: { itemId }, body: { choice } }) {
      await consumeLimit(reviewLimit, learnerId);
      return answerReview(database, { learnerId, itemId, choice }, clock.now());
    },
  };
}
