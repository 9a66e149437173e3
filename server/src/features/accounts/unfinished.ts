import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';

declare module '../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Run by the privacy feature, which deletes accounts. */
    'account:forget': { userId: string };
  }
}

/** Matches an affiliate whose address was never verified, or a mentor who never applied. */
export const UNFINISHED = {
  $or: [{ pendingEmail: { $exists: true } }, { role: 'mentor' as const, completed: false }],
};

/** Schedules the job that removes this account `afterMs` after its creation unless its registration is complete by then. */
export async function scheduleUnfinishedRemoval(
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
