import { AppError } from '@preproom/models/contract/http/errors';
import { packState } from '@preproom/models/contract/payments/packDays';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import type { Database } from '@preproom/models/db/database';
import type { PackDocument } from '@preproom/models/db/payments/pack.model';
import type { Types } from 'mongoose';
import { findBookableMentor } from '../bookableMentor.ts';

/** What a booking wants. `packId` null: the free introduction. */
export interface WantedSession {
  learnerId: Types.ObjectId;
  mentorId: Types.ObjectId;
  packId: Types.ObjectId | null;
  round: Round;
  startsAt: Date;
}

/**
 * Whether these two may have this session, the times of the mentor aside. Asked before the session is stored and once more after it: what
 * takes a right away (a suspension, a refund, a deletion) takes it first and then cancels what is booked, so one of the two sees the other.
 */
export async function requireAllowed(database: Database, wanted: WantedSession): Promise<void> {
  await Promise.all([
    requireLearner(database, wanted.learnerId),
    requireMentor(database, wanted),
    wanted.packId ? requirePack(database, wanted.packId, wanted) : requireIntroduction(database, wanted),
  ]);
}

async function requireLearner(database: Database, learnerId: Types.ObjectId): Promise<void> {
  const learner = await database.users
    .findById(learnerId, { completed: 1, deletion: 1, suspension: 1 })
    .lean();
  if (!learner || learner.deletion || learner.suspension) throw new AppError('signed_out');
  if (!learner.completed) throw new AppError('profile_needed');
}

/** Throws `not_in_pack` for a pack that is another's, closed or without this round, and `outside_pack` for a time it does not cover. */
async function requirePack(
  database: Database,
  packId: Types.ObjectId,
  { learnerId, round, startsAt }: WantedSession,
): Promise<void> {
  const pack = await database.packs.findOne({ _id: packId, userId: learnerId }).lean<PackDocument>();
  const hasRound = pack?.rounds.includes(round) && !pack.refundedRounds.includes(round);
  if (!pack || !hasRound || pack.closedAt) throw new AppError('not_in_pack');
  if (packState(pack, null, startsAt.getTime()) !== 'active') throw new AppError('outside_pack');
}

/** Throws `mentor_unavailable`, also for a mentor who does not interview for this round. */
async function requireMentor(database: Database, wanted: WantedSession): Promise<void> {
  const { rounds } = (await findBookableMentor(database, wanted)).profile;
  const takesIt = !wanted.packId || !rounds?.length || rounds.includes(wanted.round);
  if (!takesIt) throw new AppError('mentor_unavailable');
}

async function requireIntroduction(database: Database, { mentorId }: WantedSession): Promise<void> {
  const offers = await database.availabilities.exists({ mentorId, offersIntroduction: true });
  if (!offers) throw new AppError('mentor_unavailable');
}
