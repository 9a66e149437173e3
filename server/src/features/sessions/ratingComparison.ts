import type { RatingComparison } from '@preproom/models/contract/reports/calibration';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';

const UNKNOWN: RatingComparison = { sessions: 0, severity: null, drift: null };

/** How this mentor's stars compare with those of other mentors, as measured last night. */
export async function readRatingComparison(
  database: Database,
  mentorId: Types.ObjectId | string,
): Promise<RatingComparison> {
  return (await readRatingComparisons(database, [mentorId]))(mentorId);
}

/** The same for several mentors, in one query. */
export async function readRatingComparisons(
  { ratingComparisons }: Database,
  mentorIds: readonly (Types.ObjectId | string)[],
): Promise<(mentorId: Types.ObjectId | string) => RatingComparison> {
  const stored = await ratingComparisons.find({ mentorId: { $in: mentorIds } }).lean();
  const comparisonOf = new Map(
    stored.map(({ mentorId, sessions, severity, drift }): [string, RatingComparison] => [
      mentorId.toString(),
      { sessions, severity, drift },
    ]),
  );
  return (mentorId) => comparisonOf.get(mentorId.toString()) ?? UNKNOWN;
}
