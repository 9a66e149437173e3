import type { Types } from 'mongoose';
import type { Database } from '../database.ts';
import { isDuplicateKey } from '../errors.ts';

/** Creates the mentor's profile unless there is one. */
export async function ensureMentorProfile(
  database: Database,
  userId: Types.ObjectId,
  since: Date,
): Promise<void> {
  try {
    await database.mentorProfiles.updateOne({ userId }, { $setOnInsert: { since } }, { upsert: true });
  } catch (error) {
    // A concurrent request created it.
    if (!isDuplicateKey(error)) throw error;
  }
}
