import type { AttemptKind } from '@preproom/models/contract/assessments/attempts';
import type { AssessmentAttemptDocument } from '@preproom/models/db/assessments/assessmentAttempt.model';
import type { Stored } from '@preproom/models/db/privacy/dataRule';
import {
  presentSituations,
  type StoredSituations,
} from '../assessments/behaviour/situations/situations.present.ts';
import { presentCase } from '../assessments/cases/case.present.ts';
import type { CaseAttempt } from '../assessments/cases/caseWork.ts';
import { presentRecordings } from '../assessments/codingRounds/codingRound.present.ts';
import type { RoundAttempt } from '../assessments/codingRounds/roundWork.ts';
import { writtenText } from '../assessments/codingRounds/writtenText.ts';
import { presentMock } from '../assessments/quizzes/mocks/mock.present.ts';
import type { MockAttempt } from '../assessments/quizzes/mocks/mockWork.ts';
import { presentQuiz } from '../assessments/quizzes/quiz.present.ts';
import type { QuizAttempt } from '../assessments/quizzes/quizWork.ts';

type Attempt = Stored<AssessmentAttemptDocument>;

/** The person's answers by kind. Stored shuffles and item ids would give away the key of an open question. */
const ANSWERS: Record<AttemptKind, (attempt: Attempt, nowMs: number) => object> = {
  technical(attempt, nowMs) {
    const { answered, current } = presentQuiz(attempt as QuizAttempt, nowMs, 'en');
    return { answered, current };
  },
  behaviour(attempt) {
    const { answered, next } = presentSituations(attempt as StoredSituations);
    return { answered, next };
  },
  case(attempt) {
    const { answered, current } = presentCase(attempt as CaseAttempt);
    return { answered, current };
  },
  coding: (attempt) => ({
    solutions: presentRecordings(attempt as RoundAttempt).map((one) => ({
      ...one,
      code: writtenText(one.moments),
    })),
  }),
  mock(attempt, nowMs) {
    const { current, topics, answers } = presentMock(attempt as MockAttempt, nowMs, 'en');
    return { current, topics, answers };
  },
  practice: ({ work }) => ({ work }),
  // Stores a result only.
  resume: () => ({}),
};

/** What the data export adds to an attempt: questions and answers as the learner's page shows them now. */
export function attemptAnswers(attempt: Attempt, nowMs: number): object {
  return ANSWERS[attempt.kind](attempt, nowMs);
}
