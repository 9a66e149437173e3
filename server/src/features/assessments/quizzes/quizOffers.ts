import type { QuizResult } from '@preproom/models/contract/assessments/quizResult';
import {
  QUIZ_SUBJECTS,
  type QuizSubject,
  scopeName,
  subjectOfBranch,
} from '@preproom/models/contract/assessments/quizSubjects';
import type { QuizOffer, SubjectOffer } from '@preproom/models/contract/assessments/quizzes';
import type { Database } from '@preproom/models/db/database';
import { quizTopics } from './bank/quizTopics.ts';
import type { QuizAttempt } from './quizWork.ts';
import { quizStartsAt, settleOpen } from './startQuiz.ts';

/** Quizzes that are looked through for the latest of each subject: more than a year of daily ones. */
const LOOKED_THROUGH = 400;
type Latest = Pick<QuizAttempt, '_id' | 'topic' | 'status' | 'startedAt' | 'result'>;

/** Each subject of the bank and its topics with what the learner can do there; what suits the learner's branch first. */
export async function readOffers(
  database: Database,
  learnerId: string,
  nowMs: number,
): Promise<SubjectOffer[]> {
  await settleOpen(database, learnerId, nowMs);
  const [quizzes, profile] = await Promise.all([
    database.assessmentAttempts
      .find({ learnerId, kind: 'technical' }, { topic: 1, status: 1, startedAt: 1, result: 1 })
      .sort({ startedAt: -1 })
      .limit(LOOKED_THROUGH)
      .lean<Latest[]>(),
    database.studentProfiles.findOne({ userId: learnerId }, { education: 1 }).lean(),
  ]);
  const byScope = Map.groupBy(quizzes, ({ topic }) => topic);
  const offer = (subject: QuizSubject, topics: string[] = []): QuizOffer => {
    const scope = { subject, topics };
    const { openId, last } = offerOf(byScope.get(scopeName(scope)) ?? []);
    const startsAt = openId ? null : quizStartsAt(scope, quizzes, nowMs);
    return { openId, canStartAt: startsAt?.toISOString() ?? null, last };
  };
  const ofBranch = subjectOfBranch(profile?.education?.branch ?? '');
  return QUIZ_SUBJECTS.map((subject) => ({
    subject,
    isForBranch: subject === ofBranch,
    topics: quizTopics(subject).map((topic) => ({ topic, ...offer(subject, [topic]) })),
    ...offer(subject),
  }));
}

function offerOf(quizzes: readonly Latest[]): Pick<QuizOffer, 'openId' | 'last'> {
  const [latest] = quizzes;
  const isOpen = latest?.status === 'open';
  const last = quizzes.find(({ result }) => result !== null)?.result;
  return {
    openId: isOpen ? latest._id.toString() : null,
    last: (last ?? null) as QuizResult | null,
  };
}
