import type { CaseAnswer } from '@preproom/models/contract/assessments/cases';
import { AppError } from '@preproom/models/contract/http/errors';
import type { AssessmentAttemptDocument } from '@preproom/models/db/assessments/assessmentAttempt.model';
import type { Types } from 'mongoose';
import { caseByTitle } from './caseBank.ts';
import type { CaseStudy } from './caseStudy.ts';

export interface CaseWork {
  /** Positions of each step's options as they are shown; empty for a number. */
  orders: number[][];
  /** How many hints of the current step were shown. */
  hints: number;
  /** Of the steps so far, in order. */
  answers: CaseAnswer[];
  /** How many there are. Each write names it, so of two at once one is stored. */
  answered: number;
}

export type CaseAttempt = AssessmentAttemptDocument<CaseWork> & { _id: Types.ObjectId };

export const workOf = ({ work }: CaseAttempt): CaseWork =>
  work ?? { orders: [], hints: 0, answers: [], answered: 0 };

/** The case of an attempt. Throws `internal` if it is not there: cases are never removed. */
export function studyOf({ topic }: Pick<CaseAttempt, 'topic'>): CaseStudy {
  const study = caseByTitle(topic);
  if (!study) throw new AppError('internal', `There is no case "${topic}"`);
  return study;
}
