import type { PracticeRecord, PracticeReport } from '@preproom/models/contract/assessments/practice';
import type { AssessmentAttemptDocument } from '@preproom/models/db/assessments/assessmentAttempt.model';
import type { Types } from 'mongoose';
import { QUESTION_BY_ID } from '../content.ts';

export type StoredPractice = AssessmentAttemptDocument<PracticeRecord> & { _id: Types.ObjectId };

/** The report; answers to questions that are no longer in the file are left out. */
export function presentPractice({ _id, startedAt, finishedAt, work }: StoredPractice): PracticeReport {
  const answers = work?.answers ?? [];
  return {
    _id: _id.toString(),
    finishedAt: (finishedAt ?? startedAt).toISOString(),
    mode: work?.mode ?? 'writing',
    set: work?.set ?? null,
    answers: answers.flatMap(({ questionId, ...answer }) => {
      const question = QUESTION_BY_ID.get(questionId);
      return question ? [{ question, answer }] : [];
    }),
  };
}
