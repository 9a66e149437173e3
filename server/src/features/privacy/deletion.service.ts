import { AppError } from '@preproom/models/contract/http/errors';
import { UNDO_HOURS } from '@preproom/models/contract/people/privacy';
import type { AccountDeletion } from '@preproom/models/db/people/user.model';
import { erasePerson } from '@preproom/models/db/privacy/erasePerson';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { removeStored } from '../../files/storedFiles.ts';
import { endLogins } from '../accounts/logins.ts';
import { UNFINISHED } from '../accounts/unfinished.ts';
import { cancelBooked } from '../sessions/cancelBooked.ts';
import { sessionsOf } from '../sessions/findSessions.ts';

const HOUR_MS = 60 * 60_000;

declare module '../../backgroundJobs/jobs.ts' {
  interface JobData {
    'account:delete': { userId: string };
  }
}

type Deps = Pick<AppDeps, 'database' | 'clock' | 'log' | 'storage' | 'closeRoom'>;
type AskDeps = Deps & Pick<AppDeps, 'jobs' | 'mail' | 'endLogin'>;

/**
 * The account is to be deleted: the job that does it is stored before the account says so, booked sessions are cancelled, a mail
 * tells the person, and at the very end every login goes. Asked again, also after a crash in between, it goes on where it was.
 */
export async function askDeletion(
  deps: AskDeps,
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

/** Takes it back; throws `too_late` once data are being removed. Done again it changes nothing. */
export async function undoDeletion({ database }: Pick<Deps, 'database'>, userId: string): Promise<void> {
  const { matchedCount } = await database.users.updateOne(
    { _id: userId, 'deletion.startedAt': null },
    { $set: { deletion: null } },
  );
  if (matchedCount === 0) throw new AppError('too_late');
}

/** Removes the person if their time has come and they have not taken it back. Cut off anywhere, it is done again from the start. */
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
  await erasePerson(database, user._id, { files: (file) => removeStored(deps, file) });
  log.info({ userId }, 'account deleted');
}

/** Removes an account that was begun and not finished in time; others stay. Run again, it goes on where it was. */
export async function removeUnfinished(deps: Deps, userId: string): Promise<void> {
  const { database, clock } = deps;
  // An application is sent a moment before its account is marked as completed.
  if (await database.mentorProfiles.exists({ userId, status: { $ne: 'draft' } })) return;
  const now = new Date(clock.now());
  const deletion = { askedAt: now, dueAt: now, startedAt: null };
  const unfinished = { _id: userId, ...UNFINISHED };
  await database.users.updateOne({ ...unfinished, deletion: null }, { $set: { deletion } });
  if (await database.users.exists(unfinished)) await deleteAccount(deps, userId);
}
