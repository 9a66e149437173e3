import type { AboutLearner } from '@preproom/models/contract/room/sessions';
import type { Database } from '@preproom/models/db/database';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { SHOWN_TO_MENTOR } from '../../files/fileAccess.ts';
import { findFile } from '../../files/storedFiles.ts';
import { presentAboutLearner } from './profile.present.ts';

/** What the session's mentor may know of its learner to prepare; null once the session is of no use to prepare for. */
export async function readAboutLearner(
  database: Database,
  { learnerId, status }: Pick<Session, 'learnerId' | 'status'>,
): Promise<AboutLearner | null> {
  if (!SHOWN_TO_MENTOR.some((shown) => shown === status)) return null;
  const [profile, resume] = await Promise.all([
    database.studentProfiles.findOne({ userId: learnerId }).lean(),
    findFile(database, { folder: 'resume', itemId: learnerId.toString() }),
  ]);
  const programId = profile?.goal?.programId;
  const program = programId ? await database.products.findById(programId, { product_name: 1 }).lean() : null;
  return presentAboutLearner(profile, program, resume);
}
