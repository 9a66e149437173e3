import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { AppError } from '@preproom/models/contract/http/errors';
import { UNDO_HOURS } from '@preproom/models/contract/privacy/privacy';
import type { AccountDeletion } from '@preproom/models/db/accounts/user.model';
import { erasePerson } from '@preproom/models/db/privacy/erasePerson';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { removeStored } from '../../files/storedFiles.ts';
import { endLogins } from '../accounts/logins.ts';
import { UNFINISHED } from '../accounts/unfinished.ts';
import { keepOwedDetails } from '../mentors/earnings/keptDetails.ts';
import { cancelBooked } from '../sessions/cancelBooked.ts';
import { sessionsOf } from '../sessions/findSessions.ts';

declare module '../../backgroundJobs/jobs.ts' {
  interface JobData {
    'account:delete': { userId: string };
  }
}

type Deps = Pick<AppDeps, 'database' | 'clock' | 'log' | 'storage' | 'closeRoom'>;
type RequestDeps = Deps & Pick<AppDeps, 'jobs' | 'mail' | 'endLogin'>;

/**
 * Schedules the deletion, cancels booked sessions, mails the owner and ends all logins, in this order. The job is stored before the
 * account is marked, and a repeated request completes the remaining steps, so a crash between two steps loses none.
 */
export async function requestDeletion(
  deps: RequestDeps,
  userId: Types.ObjectId,
  wishOf: 'person' | 'guardian' = 'person',
): Promise<AccountDeletion> {
  const { database, clock } = deps;
  const askedAt = new Date(clock.now());
  const dueAt = new Date(askedAt.getTime() + UNDO_HOURS * HOUR_MS);
  await deps.jobs.add({
    kind: 'account:delete',
    key: `${userId}:${askedAt.getTime()}`,
    runAt: dueAt,
    data: { userId: userId.toString() },
  });
  await database.users.updateOne(
    { _id: userId, deletion: null },
    { $set: { deletion: { askedAt, dueAt, startedAt: null } } },
  );
  const user = await database.users.findById(userId).lean();
  if (!user?.deletion) throw new AppError('signed_out');
  const { deletion } = user;
  await cancelBooked(deps, sessionsOf(userId));
  await deps.mail.queue({
    template: 'deletion',
    to: user.Email,
    userId,
    language: user.language,
    key: `deletion:${userId}:${deletion.askedAt.getTime()}`,
    dueAt: deletion.dueAt,
    wishOf,
  });
  await endLogins(deps, userId);
  return deletion;
}

/** Keeps the account; idempotent. Throws `too_late` once the removal of data has begun. */
export async function cancelDeletion({ database }: Pick<Deps, 'database'>, userId: string): Promise<void> {
  const { matchedCount } = await database.users.updateOne(
    { _id: userId, 'deletion.startedAt': null },
    { $set: { deletion: null } },
  );
  if (matchedCount === 0) throw new AppError('too_late');
}

/** Erases the person if the deletion is due and was not cancelled. Safe to run again after a crash. */
export async function deleteAccount(deps: Deps, userId: string): Promise<void> {
  const { database, clock, log } = deps;
  const now = new Date(clock.now());
  const user = await database.users
    .findOneAndUpdate(
      { _id: userId, 'deletion.dueAt': { $lte: now } },
      { $set: { 'deletion.startedAt': now } },
    )
    .lean();
  if (!user) return;
  await cancelBooked(deps, sessionsOf(user._id));
  await keepOwedDetails(database, user._id, now);
  await erasePerson(database, user._id, { files: (file) => removeStored(deps, file) });
  log.info({ userId }, 'account deleted');
}

/** Deletes the account unless its registration has been completed since. Safe to run again after a crash. */
export async function removeUnfinished(deps: Deps, userId: string): Promise<void> {
  const { database, clock } = deps;
  // `applyAsMentor` changes the status before the account is marked as completed, so `completed` alone is not enough.
  if (await database.mentorProfiles.exists({ userId, status: { $ne: 'draft' } })) return;
  const now = new Date(clock.now());
  const deletion = { askedAt: now, dueAt: now, startedAt: null };
  const unfinished = { _id: userId, ...UNFINISHED };
  await database.users.updateOne({ ...unfinished, deletion: null }, { $set: { deletion } });
  if (await database.users.exists(unfinished)) await deleteAccount(deps, userId);
}
