import { AppError } from '../../contract/http/errors.ts';
import type { SessionSide } from '../../contract/room/sessions.ts';
import type { Database } from '../database.ts';
import type { Session } from '../sessions/session.model.ts';

/**
 * Throws `profile_needed` for the learner of a booked session whose profile is not complete. A demo session, which has neither pack
 * nor free introduction, needs no profile.
 */
export async function assertProfileComplete(
  database: Database,
  { packId, isFree, learnerId }: Session,
  side: SessionSide,
): Promise<void> {
  if (side !== 'learner' || (packId === undefined && !isFree)) return;
  const isComplete = await database.users.exists({ _id: learnerId, completed: true });
  if (!isComplete) throw new AppError('profile_needed');
}
