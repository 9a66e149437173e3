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

/**
 * Whether the learner's profile lets them meet this mentor: their date of birth is known and, of a minor, a guardian has agreed. Until
 * then the mentor sees only the name, and nobody writes.
 */
export async function isLearnerReady(
  database: Database,
  session: Pick<Session, 'learnerId' | 'packId' | 'isFree'>,
): Promise<boolean> {
  if (!needsProfile(session, 'learner')) return true;
  return (await database.users.exists({ _id: session.learnerId, completed: true })) !== null;
}

/** Throws `profile_needed` for somebody who needs a complete profile and has none. */
export async function assertProfileComplete(
  database: Database,
  session: Session,
  side: SessionSide,
): Promise<void> {
  if (side === 'learner' && !(await isLearnerReady(database, session))) throw new AppError('profile_needed');
}
