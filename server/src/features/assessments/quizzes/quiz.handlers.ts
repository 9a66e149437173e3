import { MAX_REVIEWS_A_DAY } from '@preproom/models/contract/assessments/reviews';
import type { Language } from '@preproom/models/contract/http/language';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../deps.ts';
import { hqQuizItemHandlers } from '../team/quizItems.handlers.ts';
import { answerItem } from './answerItem.ts';
import { askItem } from './askItem.ts';
import { countPracticeDay } from './practice/practiceStreaks.ts';
import type { QuizHandlers } from './quiz.policy.ts';
import { presentQuiz } from './quiz.present.ts';
import { readOffers } from './quizOffers.ts';
import type { QuizAttempt } from './quizWork.ts';
import { closeQuiz, findQuiz } from './quizzes.ts';
import { answerReview, countDue, readReview } from './reviews/reviews.ts';
import { startQuiz } from './startQuiz.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Of one learner. A quiz takes ten minutes. */
const QUIZZES_PER_DAY = 20;

export function quizHandlers(deps: AppDeps): QuizHandlers {
  const { database, clock } = deps;
  // Per learner: many times what anyone answers.
  const limiter = deps.limiter('quiz-answers', 120, 60);
  const startLimit = deps.limiter('quiz-starts', QUIZZES_PER_DAY, DAY_SECONDS);
  const reviewLimit = deps.limiter('quiz-reviews', MAX_REVIEWS_A_DAY, DAY_SECONDS);

  async function change(
    learnerId: string,
    { attemptId, language }: { attemptId: string; language: Language },
    act: (quiz: QuizAttempt, nowMs: number) => Promise<QuizAttempt>,
  ) {
    await consumeLimit(limiter, learnerId);
    const nowMs = clock.now();
    const changed = await act(await findQuiz(database, { attemptId, learnerId }, nowMs), nowMs);
    return { data: presentQuiz(changed, clock.now(), language) };
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
      const start = { learnerId: userId, limit: startLimit, ...body };
      return { attemptId: await startQuiz(database, start, clock.now()) };
    },
    async getQuiz({ actor, client, params: { attemptId } }) {
      const nowMs = clock.now();
      const quiz = await findQuiz(database, { attemptId, learnerId: actor.userId }, nowMs);
      return { data: presentQuiz(quiz, nowMs, client.language) };
    },
    askNextItem: ({ actor, client: { language }, params: { attemptId } }) =>
      change(actor.userId, { attemptId, language }, (quiz, nowMs) => askItem(database, quiz, nowMs)),
    answerItem: ({ actor, client: { language }, params: { attemptId }, body }) =>
      change(actor.userId, { attemptId, language }, (quiz, nowMs) => answerItem(database, quiz, body, nowMs)),
    endQuiz: ({ actor, client: { language }, params: { attemptId } }) =>
      change(actor.userId, { attemptId, language }, async (quiz, nowMs) =>
        quiz.status === 'open' ? closeQuiz(database, quiz, nowMs) : quiz,
      ),
    getReview: ({ actor, client }) => readReview(database, actor.userId, client.language, clock.now()),
    async answerReview({ actor, client: { language }, params: { itemId }, body: { choice } }) {
      const learnerId = actor.userId;
      const answer = {
        learnerId,
        itemId,
        choice,
        language,
        count: () => consumeLimit(reviewLimit, learnerId),
      };
      const told = await answerReview(database, answer, clock.now());
      await countPracticeDay(database, learnerId, clock.now());
      return told;
    },
  };
}
