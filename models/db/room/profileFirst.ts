import { AppError } from '../../contract/http/errors.ts';
import type { SessionSide } from '../../contract/sessions/sessions.ts';
import type { Database } from '../database.ts';
import type { Session } from '../sessions/session.model.ts';

/** Whether this side must have completed its profile: the learner of a booked session. A demo session has neither pack nor free introduction. */
export function needsProfile(
  { packId, isFree }: Pick<Session, 'packId' | 'isFree'>,
  side: SessionSide,
): boolean {
  return side === 'learner' && (packId !== undefined || isFree);
}

/** Throws `profile_needed` for somebody who needs a complete profile and has none. */
export async function assertProfileComplete(
  database: Database,
  session: Session,
  side: SessionSide,
): Promise<void> {
  if (!needsProfile(session, side)) return;
  const isComplete = await database.users.exists({ _id: session.learnerId, completed: true });
  if (!isComplete) throw new AppError('profile_needed');
}
