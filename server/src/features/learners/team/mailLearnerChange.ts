import type { Database } from '@preproom/models/db/database';
import type { LearnerChange } from '@preproom/models/db/learnerChange';
import type { PackDocument } from '@preproom/models/db/payments/pack.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { lacksGuardian } from './birthDate.ts';
import type { LearnerChangeMail } from './learnerChange.mail.ts';

/** Queues the mail that tells the learner of a change, once. */
export async function mailLearnerChange(
  { database, mail, clock }: Pick<AppDeps, 'database' | 'mail' | 'clock'>,
  userId: Types.ObjectId,
  { _id, action, reason, after }: LearnerChange,
): Promise<void> {
  const [user, profile, pack] = await Promise.all([
    database.users.findById(userId).lean(),
    database.studentProfiles.findOne({ userId }).lean(),
    findPack(database, after.packId),
  ]);
  if (!user) return;
  await mail.queue({
    template: 'learnerChange',
    action,
    reason,
    pack,
    needsGuardian: lacksGuardian({ user, profile }, clock.now()),
    to: user.Email,
    userId,
    language: user.language,
    key: `learner:${_id}`,
  });
}

async function findPack(database: Database, packId: unknown): Promise<LearnerChangeMail['pack']> {
  if (!packId) return null;
  const pack = await database.packs.findOne({ _id: packId }).lean<PackDocument>();
  if (!pack) return null;
  const { course, rounds, startDay, lastDay } = pack;
  return { course, rounds: rounds.length, startDay, lastDay };
}
