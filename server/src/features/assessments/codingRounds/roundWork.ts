import { LATE_ROUND_MS } from '@preproom/models/contract/assessments/coding/codingRoundLimits';
import { AppError } from '@preproom/models/contract/http/errors';
import type { AssessmentAttemptDocument } from '@preproom/models/db/assessments/assessmentAttempt.model';
import type { Types } from 'mongoose';
import { type KeptProblem, problemBySlug } from '../problems/bank.ts';

/** As it is written, and as `lean` reads it. */
type StoredBytes = Buffer | { buffer: Uint8Array };

export interface RoundWork {
  minutes: number;
  slugs: string[];
  /** By problem, `packMoments` of what was written; null where it was too large. Empty until it is handed in. */
  recordings: (StoredBytes | null)[];
}

export type RoundAttempt = AssessmentAttemptDocument<RoundWork> & { _id: Types.ObjectId };

export const workOf = ({ work }: RoundAttempt): RoundWork =>
  work ?? { minutes: 1, slugs: [], recordings: [] };

/** The problems of a round, without those that the bank no longer has. */
export function problemsOf(round: RoundAttempt): KeptProblem[] {
  return workOf(round).slugs.flatMap((slug) => problemBySlug(slug) ?? []);
}

/** When the clock ends. */
export function endsAtMs(round: RoundAttempt): number {
  return round.startedAt.getTime() + workOf(round).minutes * 60_000;
}

/** Whether nobody can hand it in any more. */
export function isGivenUp(round: RoundAttempt, nowMs: number): boolean {
  return nowMs > endsAtMs(round) + LATE_ROUND_MS;
}

/** Throws `not_found` for a slug that the bank does not have. */
export function requireProblem(slug: string): KeptProblem {
  const problem = problemBySlug(slug);
  if (!problem) throw new AppError('not_found');
  return problem;
}
