import type { Types } from 'mongoose';
import type { Database } from '../database.ts';

/** An account that exists and whose removal has not begun. */
export const STANDING = { 'deletion.startedAt': null } as const;

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
