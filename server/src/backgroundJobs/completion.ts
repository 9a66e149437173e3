import type { JobKind, Jobs, NewJob } from './jobs.ts';

/**
 * The first is soon, because somebody who was suspended may be in a call. It may come before a write that takes long, so the last is
 * later than any write takes.
 */
const COMPLETED_AFTER_MS = [5_000, 60_000];

/** Before a change is stored: plans the job that completes it, in case this process dies between the two. */
export async function planCompletion<Kind extends JobKind>(
  jobs: Jobs,
  at: Date,
  { kind, key, data }: Omit<NewJob<Kind>, 'runAt'>,
): Promise<void> {
  for (const afterMs of COMPLETED_AFTER_MS)
    await jobs.add({ kind, key: `${key}:${afterMs}`, runAt: new Date(at.getTime() + afterMs), data });
}
