import { DAY_MS } from '@preproom/models/contract/http/durations';
import { earningBalances } from '@preproom/models/contract/mentors/earnings';
import type { Database } from '@preproom/models/db/database';
import type { SealedDetail } from '@preproom/models/db/mentors/sealedDetail';
import type { QueryFilter, Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { readEarnings } from './entries.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Erases details of mentors who have left and are paid. */
    'earnings:forget': Record<string, never>;
  }
}

/** After that nobody is waiting for the money any more. */
const KEPT_MS = 365 * DAY_MS;

const stored = ({ mentorPans, mentorPayees }: Database) =>
  [mentorPans, mentorPayees as unknown as Database['mentorPans']] as const;

/** Before an account is erased: keeps PAN and payment details of a mentor whom we owe money, so that it can still be paid. */
export async function keepOwedDetails(
  database: Database,
  mentorId: Types.ObjectId,
  now: Date,
): Promise<void> {
  if ((await readDue(database, mentorId)) <= 0) return;
  for (const details of stored(database))
    await details.updateOne({ mentorId, keptSince: { $exists: false } }, { $set: { keptSince: now } });
}

/** Erases what was kept of mentors who have left, once nothing is owed to them, or after a year. */
export async function forgetPaidDetails(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  which: QueryFilter<SealedDetail> = {},
): Promise<void> {
  for (const details of stored(database)) {
    const kept = await details.find({ ...which, keptSince: { $exists: true } }).lean<SealedDetail[]>();
    for (const { mentorId, keptSince } of kept) {
      const isOver = keptSince !== undefined && clock.now() - keptSince.getTime() > KEPT_MS;
      if (isOver || (await readDue(database, mentorId)) <= 0) await details.deleteOne({ mentorId });
    }
  }
}

async function readDue(database: Database, mentorId: Types.ObjectId): Promise<number> {
  return earningBalances(await readEarnings(database, mentorId)).duePaise;
}
