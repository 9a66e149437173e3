import type { Types } from 'mongoose';
import type { Database } from '../database.ts';

/** Whether this person wants reminders by text message: what they said last. */
export async function wantsTextReminders(
  database: Database,
  userId: Types.ObjectId | string,
): Promise<boolean> {
  const last = await database.consents
    .findOne({ userId, kind: 'text_reminders' }, { granted: 1 })
    .sort({ at: -1, _id: -1 })
    .lean();
  return last?.granted ?? false;
}
