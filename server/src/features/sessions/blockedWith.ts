import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';

/** The people whom this person has blocked, or who have blocked them. */
export async function blockedWith(database: Database, userId: string): Promise<Types.ObjectId[]> {
  const blocks = await database.blocks.find({ $or: [{ by: userId }, { against: userId }] }).lean();
  return blocks.map(({ by, against }) => (by.equals(userId) ? against : by));
}
