import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { AppDeps } from '../../../deps.ts';
import { expressionReadingRefusal } from './expressionReadingRefusal.ts';

/**
 * Why this person's talk time may not be measured; null if it may. Learners under 18 are not observed, as with expression reading.
 * Mentors work in their field and are verified by the team; they give no date of birth.
 */
export async function talkTimeRefusal(
  deps: Pick<AppDeps, 'database' | 'clock'>,
  userId: string,
  side: SessionSide,
): Promise<'adults_only' | 'birth_date_needed' | null> {
  return side === 'learner' ? expressionReadingRefusal(deps, userId) : null;
}
