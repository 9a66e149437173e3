import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';

declare module '../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Run by the feature that deletes accounts. */
    'account:forget': { userId: string };
  }
}

/** An affiliate whose address was never proved, or a mentor who never applied. */
export const UNFINISHED = {
  $or: [{ pendingEmail: { $exists: true } }, { role: 'mentor' as const, completed: false }],
};

/** Plans the removal of an account that was begun now, for the case that it is still not finished then. */
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
