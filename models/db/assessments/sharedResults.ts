import type { Types } from 'mongoose';
import {
  type AttemptKind,
  type AttemptResult,
  COMPARABLE_KINDS,
} from '../../contract/assessments/attempts.ts';
import type { Database } from '../database.ts';

type Learner = Types.ObjectId | string;

/** Whether the learner shows their results to mentors: what they said last. */
export async function isSharingAssessments(database: Database, learnerId: Learner): Promise<boolean> {
  const last = await database.consents
    .findOne({ userId: learnerId, kind: 'assessment_sharing' }, { granted: 1 })
    .sort({ at: -1, _id: -1 })
    .lean();
  return last?.granted ?? false;
}

/** The latest result of each kind that can be compared; null if the learner does not show them. */
export async function readSharedResults(
  database: Database,
  learnerId: Learner,
): Promise<AttemptResult[] | null> {
  if (!(await isSharingAssessments(database, learnerId))) return null;
  const latest = await Promise.all(COMPARABLE_KINDS.map((kind) => latestResult(database, learnerId, kind)));
  return latest.filter((result) => result !== null);
}

async function latestResult(
  database: Database,
  learnerId: Learner,
  kind: AttemptKind,
): Promise<AttemptResult | null> {
  const latest = await database.assessmentAttempts
    .findOne({ learnerId, kind, status: 'done', result: { $ne: null } }, { result: 1 })
    .sort({ startedAt: -1 })
    .lean();
  return latest?.result ?? null;
}
