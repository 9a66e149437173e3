import type { PracticeScope } from '@preproom/models/contract/assessments/topicPractice';
import type { Language } from '@preproom/models/contract/http/language';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../../deps.ts';
import { countDue } from '../reviews/reviews.ts';
import type { PracticeHandlers } from './practice.policy.ts';
import { presentStep, type TopicPractice } from './practice.present.ts';
import { readPracticeSubjects } from './practiceOverview.ts';
import { bankScope } from './practiceScopes.ts';
import { readStreak } from './practiceStreaks.ts';
import { answerPracticeItem, askPracticeItem, type OwnPractice, takeHint } from './topicPractice.ts';

export function practiceHandlers({ database, clock, limiter }: AppDeps): PracticeHandlers {
  // Per learner: many times what anyone answers.
  const limit = limiter('topic-practice', 120, 60);

  async function change(
    { learnerId, language, scope }: { learnerId: string; language: Language; scope: PracticeScope },
    act: (own: OwnPractice, nowMs: number) => Promise<TopicPractice>,
  ) {
    const own = { learnerId, scope: bankScope(scope) };
    await consumeLimit(limit, learnerId);
    const practice = await act(own, clock.now());
    const [streak, nextReviewAt] = await Promise.all([
      readStreak(database, learnerId, clock.now()),
      reviewOf(practice),
    ]);
    return { data: presentStep(practice, language, { streak, nextReviewAt }) };
  }

  /** When the question that was just missed comes back. */
  async function reviewOf({ learnerId, current, recent }: TopicPractice): Promise<string | null> {
    if (!current?.choice || recent.at(-1)?.outcome !== 'wrong') return null;
    const card = await database.reviewCards.findOne({ learnerId, itemId: current.itemId }).lean();
    return card?.dueAt.toISOString() ?? null;
  }

  return {
    async getTopicPractice({ actor: { userId } }) {
      const [data, streak, dueReviews] = await Promise.all([
        readPracticeSubjects(database, userId),
        readStreak(database, userId, clock.now()),
        countDue(database, userId, clock.now()),
      ]);
      return { data, streak, dueReviews };
    },
    askPracticeItem: ({ actor, client: { language }, body: scope }) =>
      change({ learnerId: actor.userId, language, scope }, (own, nowMs) =>
        askPracticeItem(database, own, nowMs),
      ),
    takePracticeHint: ({ actor, client: { language }, body: { position, hint, ...scope } }) =>
      change({ learnerId: actor.userId, language, scope }, (own) =>
        takeHint(database, own, { position, hint }),
      ),
    answerPracticeItem: ({ actor, client: { language }, body: { position, choice, ...scope } }) =>
      change({ learnerId: actor.userId, language, scope }, (own, nowMs) =>
        answerPracticeItem(database, own, { position, choice }, nowMs),
      ),
    async deleteTopicPractice({ actor: { userId: learnerId } }) {
      await database.topicPractices.deleteMany({ learnerId });
      await database.practiceStreaks.deleteMany({ learnerId });
      await database.reviewCards.deleteMany({ learnerId, attemptId: null });
      return { deleted: true };
    },
  };
}
