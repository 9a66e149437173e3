import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { deleteAccount } from '../privacy/deletion.service.ts';

type Deps = Pick<AppDeps, 'database' | 'clock' | 'log' | 'storage'>;

/** Sees to it that an account which was begun now is gone after so long, if it is not finished by then. */
export async function forgetUnlessFinished(
  { jobs }: Pick<AppDeps, 'jobs'>,
  { _id, createdAt }: { _id: Types.ObjectId; createdAt: Date },
  afterMs: number,
): Promise<void> {
  await jobs.add({
    kind: 'account:forget',
    key: _id.toString(),
    runAt: new Date(createdAt.getTime() + afterMs),
    data: { userId: _id.toString() },
  });
}

/** Removes an affiliate whose address was never proved, or a mentor who never applied; others stay. Done again it goes on where it was. */
export async function forgetUnfinished(deps: Deps, userId: string): Promise<void> {
  const { database, clock } = deps;
  // That the application is complete is said to the account a moment after the application itself.
  if (await database.mentorProfiles.exists({ userId, status: { $ne: 'draft' } })) return;
  const now = new Date(clock.now());
  const deletion = { askedAt: now, dueAt: now, startedAt: null };
  const unfinished = {
    _id: userId,
    $or: [{ pendingEmail: { $exists: true } }, { role: 'mentor' as const, completed: false }],
  };
  await database.users.updateOne({ ...unfinished, deletion: null }, { $set: { deletion } });
  if (await database.users.exists(unfinished)) await deleteAccount(deps, userId);
}
