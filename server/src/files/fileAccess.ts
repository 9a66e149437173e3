import type { Database } from '@preproom/models/db/database';
import type { File } from '@preproom/models/db/people/file.model';
import type { Actor } from '@preproom/models/runtime/authenticate';

/** In these a mentor prepares, holds or writes about the interview. */
export const SHOWN_TO_MENTOR = ['booked', 'live', 'done'] as const;

/** The file of this id, null unless it is there and this person may read it: its owner, admins, the mentor of a session with its owner. */
export async function findReadableFile(database: Database, actor: Actor, id: string): Promise<File | null> {
  const file = await database.files.findOne({ _id: id, state: { $in: ['stored', 'ready'] } }).lean<File>();
  return file && (await mayRead(database, actor, file)) ? file : null;
}

async function mayRead(database: Database, { userId, role }: Actor, { ownerId }: File): Promise<boolean> {
  if (ownerId.equals(userId) || role === 'admin') return true;
  if (role !== 'mentor') return false;
  const shared = { mentorId: userId, learnerId: ownerId, status: { $in: SHOWN_TO_MENTOR } };
  return (await database.sessions.exists(shared)) !== null;
}
