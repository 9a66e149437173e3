import { AppError } from '@preproom/models/contract/errors';
import type { SessionSide } from '@preproom/models/contract/sessions';
import type { Database } from '@preproom/models/db/database';
import type { Session } from '@preproom/models/db/session.model';
import { sideOf } from '@preproom/models/db/sessionChanges';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { Policy } from '../policy.ts';

export interface Access {
  actor: Actor | null;
  session: Session | null;
  side: SessionSide | null;
}

/**
 * Lets a call through or throws: `signed_out` without a login, `not_allowed` for another role, and `room_not_found` for a session
 * that is not there or not the caller's, which look the same on purpose.
 */
export async function authorize(
  database: Database,
  policy: Policy,
  actor: Actor | null,
  params: unknown,
): Promise<Access> {
  if (policy.who === 'anyone') return { actor, session: null, side: null };
  if (!actor) throw new AppError('signed_out');
  if (!policy.who.some((role) => role === actor.role)) throw new AppError('not_allowed');
  if (!('session' in policy)) return { actor, session: null, side: null };
  const { roomid } = params as { roomid: string };
  const session = await database.sessions.findOne({ roomid }).lean<Session>();
  const side = session && sideOf(session, actor.userId);
  if (!session || !side) throw new AppError('room_not_found');
  return { actor, session, side };
}
