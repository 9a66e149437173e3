import type { Types } from 'mongoose';
import type { Database } from '../database.ts';

/** An account that exists and whose removal has not begun. */
export const STANDING = { 'deletion.startedAt': null } as const;

/**
 * Whether links and feeds that were given out in this account's name still open: the team has not suspended it, and its owner has not
 * asked for its deletion.
 */
export async function opensLinks(database: Database, userId: Types.ObjectId): Promise<boolean> {
  const [isOpen, isSuspendedMentor] = await Promise.all([
    database.users.exists({ _id: userId, deletion: null, suspension: { $exists: false } }),
    database.mentorProfiles.exists({ userId, status: 'suspended' }),
  ]);
  return isOpen !== null && isSuspendedMentor === null;
}

/**
 * Whether all of these accounts stand. Ask it after writing about people, and remove what was written if not: either their
 * removal finds the document, or this finds the removal.
 */
export async function areStanding(
  database: Database,
  ids: (Types.ObjectId | null | undefined)[],
): Promise<boolean> {
  const asked = [...new Set(ids.filter((id) => id != null).map(String))];
  if (asked.length === 0) return true;
  return (await database.users.countDocuments({ _id: { $in: asked }, ...STANDING })) === asked.length;
}
