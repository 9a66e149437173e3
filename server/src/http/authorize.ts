import { AppError } from '@preproom/models/contract/http/errors';
import type { SessionSide } from '@preproom/models/contract/room/sessions';
import type { Database } from '@preproom/models/db/database';
import type { File } from '@preproom/models/db/people/file.model';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { sideOf } from '@preproom/models/db/sessions/sessionChanges';
import type { Actor } from '@preproom/models/runtime/authenticate';
import { findReadableFile } from '../files/fileAccess.ts';
import type { Policy } from '../policy.ts';

export interface Access {
  actor: Actor | null;
  session: Session | null;
  side: SessionSide | null;
  file: File | null;
}

/**
 * Lets a call through or throws: `signed_out` without a login, `not_allowed` for another role or item, `room_not_found` and
 * `file_not_found` for a session or file that is not there or not for the caller, which look the same on purpose.
 */
export async function authorize(
  database: Database,
  policy: Policy,
  actor: Actor | null,
  params: unknown,
): Promise<Access> {
  const access = { actor, session: null, side: null, file: null };
  if (policy.who === 'anyone') return access;
  if (!actor) throw new AppError('signed_out');
  if (!policy.who.some((role) => role === actor.role)) throw new AppError('not_allowed');
  if ('session' in policy) return { ...access, ...(await ownSession(database, actor, params)) };
  if ('file' in policy) return { ...access, file: await readableFile(database, actor, params) };
  if ('item' in policy) refuseForeignItem(actor, params);
  return access;
}

async function ownSession(database: Database, { userId }: Actor, params: unknown) {
  const { roomid } = params as { roomid: string };
  const session = await database.sessions.findOne({ roomid }).lean<Session>();
  const side = session && sideOf(session, userId);
  if (!session || !side) throw new AppError('room_not_found');
  return { session, side };
}

async function readableFile(database: Database, actor: Actor, params: unknown): Promise<File> {
  const file = await findReadableFile(database, actor, (params as { id: string }).id);
  if (!file) throw new AppError('file_not_found');
  return file;
}

function refuseForeignItem({ userId }: Actor, params: unknown): void {
  if ((params as { itemId: string }).itemId !== userId) throw new AppError('not_allowed');
}
