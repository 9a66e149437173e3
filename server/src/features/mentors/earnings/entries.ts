import type { Database } from '@preproom/models/db/database';
import type { EarningEntryDocument } from '@preproom/models/db/mentors/earningEntry.model';
import type { Types } from 'mongoose';

/** All movements of a mentor's earnings, the earliest first. */
export function readEarnings(
  { earningEntries }: Database,
  mentorId: Types.ObjectId,
): Promise<EarningEntryDocument[]> {
  return earningEntries.find({ mentorId }).sort({ at: 1, _id: 1 }).lean<EarningEntryDocument[]>();
}
