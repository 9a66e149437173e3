import {
  QUIZ_SUBJECTS,
  type QuizSubject,
  scopeName,
  subjectOfBranch,
} from '@preproom/models/contract/assessments/quizSubjects';
import type { PracticeSubject } from '@preproom/models/contract/assessments/topicPractice';
import type { Database } from '@preproom/models/db/database';
import { templatesOf } from '../bank/bank.ts';
import { progressOf, type TopicPractice } from './practice.present.ts';
import { practiceTopics } from './practiceScopes.ts';

const NONE = { answered: 0, right: 0, unaided: 0 };

/** Every subject and topic that can be practised, with the learner's progress; what suits the learner's branch is marked. */
export async function readPracticeSubjects(
  database: Database,
  learnerId: string,
): Promise<PracticeSubject[]> {
  const [practised, profile] = await Promise.all([
    database.topicPractices
      .find({ learnerId }, { scope: 1, answered: 1, right: 1, unaided: 1 })
      .lean<TopicPractice[]>(),
    database.studentProfiles.findOne({ userId: learnerId }, { education: 1 }).lean(),
  ]);
  const byScope = new Map(practised.map((practice) => [practice.scope, progressOf(practice)]));
  const progress = (subject: QuizSubject, topics: string[]) =>
    byScope.get(scopeName({ subject, topics })) ?? NONE;
  const ofBranch = subjectOfBranch(profile?.education?.branch ?? '');
  return QUIZ_SUBJECTS.map((subject) => {
    const topics = practiceTopics(subject).map((topic) => ({
      topic,
      isBilingual: templatesOf(subject).some((template) => template.topic === topic),
      ...progress(subject, [topic]),
    }));
    const own = topics.length === 0 ? progress(subject, []) : topics.reduce(added, NONE);
    return { subject, isForBranch: subject === ofBranch, topics, ...own };
  });
}

function added(sum: typeof NONE, { answered, right, unaided }: typeof NONE): typeof NONE {
  return {
    answered: sum.answered + answered,
    right: sum.right + right,
    unaided: sum.unaided + unaided,
  };
}
