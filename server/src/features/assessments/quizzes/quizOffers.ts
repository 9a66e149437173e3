import { QuizCategory, type QuizResult } from '@preproom/models/contract/assessments/quizResult';
import type { QuizOffer } from '@preproom/models/contract/assessments/quizzes';
import type { Database } from '@preproom/models/db/database';
import type { QuizAttempt } from './quizWork.ts';
import { canRetakeAt, settle } from './quizzes.ts';

/** Quizzes that are looked through for the latest of each category: more than a year of daily ones. */
const LOOKED_THROUGH = 400;
type Latest = Pick<QuizAttempt, '_id' | 'topic' | 'status' | 'startedAt' | 'result'>;

/** Each category of the bank with what the learner can do there. */
export async function readOffers(database: Database, learnerId: string, nowMs: number): Promise<QuizOffer[]> {
  await settleOpen(database, learnerId, nowMs);
  const quizzes = await database.assessmentAttempts
    .find({ learnerId, kind: 'technical' }, { topic: 1, status: 1, startedAt: 1, result: 1 })
    .sort({ startedAt: -1 })
    .limit(LOOKED_THROUGH)
    .lean<Latest[]>();
  const byTopic = Map.groupBy(quizzes, ({ topic }) => topic);
  return QuizCategory.options.map((category) => offerOf(category, byTopic.get(category) ?? [], nowMs));
}

function offerOf(category: QuizCategory, quizzes: readonly Latest[], nowMs: number): QuizOffer {
  const [latest] = quizzes;
  const isOpen = latest?.status === 'open';
  const last = quizzes.find(({ result }) => result !== null)?.result;
  return {
    category,
    openId: isOpen ? latest._id.toString() : null,
    canStartAt: latest && !isOpen ? (canRetakeAt(latest, nowMs)?.toISOString() ?? null) : null,
    last: (last ?? null) as QuizResult | null,
  };
}

/** Closes quizzes whose time is over. */
async function settleOpen(database: Database, learnerId: string, nowMs: number): Promise<void> {
  const open = await database.assessmentAttempts
    .find({ learnerId, kind: 'technical', status: 'open' })
    .lean<QuizAttempt[]>();
  await Promise.all(open.map((quiz) => settle(database, quiz, nowMs)));
}
