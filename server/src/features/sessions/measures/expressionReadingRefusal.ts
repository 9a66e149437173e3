import { isAdult } from '@preproom/models/contract/learners/age';
import type { AppDeps } from '../../../deps.ts';

/** Why this learner's expression may not be read; null if it may. Only adults qualify, and an unknown age does not count as adult. */
export async function expressionReadingRefusal(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  learnerId: string,
): Promise<'adults_only' | 'birth_date_needed' | null> {
  const profile = await database.studentProfiles.findOne({ userId: learnerId }, { dateOfBirth: 1 }).lean();
  if (!profile?.dateOfBirth) return 'birth_date_needed';
  return isAdult(profile.dateOfBirth, clock.now()) ? null : 'adults_only';
}
