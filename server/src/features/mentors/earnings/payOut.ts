import { AppError } from '@preproom/models/contract/http/errors';
import { indianMonth } from '@preproom/models/contract/http/indianDays';
import { payablePaise } from '@preproom/models/contract/mentors/earnings';
import type { Database } from '@preproom/models/db/database';
import type { EarningEntryDocument } from '@preproom/models/db/mentors/earningEntry.model';
import {
  auditPayoutEntry,
  type NewPayout,
  payoutCount,
  payoutEntry,
  storePayout,
} from '@preproom/models/db/payouts';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { readEarnings } from './entries.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Writes the audit log entry of a payout to a mentor. */
    'earnings:audit': { entryId: string };
  }
}

/** Much longer than the write takes: the job must not run before it. */
const AUDIT_AFTER_MS = 60_000;

interface NewMentorPayout extends NewPayout {
  /** The last month that it is for. */
  through: string;
  /** How many payouts whoever makes it has seen. */
  payouts: number;
}

/**
 * Enters a payout for the months up to one that is over, at most what was earned in them. The job that completes the audit log after a
 * crash is stored first. Throws `bad_request` naming the month or the amount, and `conflict` after a payout that was not seen, or for
 * a reference that is there already.
 */
export async function payMentorOut(
  { database, clock, jobs }: Pick<AppDeps, 'database' | 'clock' | 'jobs'>,
  { through, payouts, ...payout }: NewMentorPayout,
): Promise<void> {
  const at = new Date(clock.now());
  if (through >= indianMonth(at.getTime()))
    throw new AppError('bad_request', undefined, { fields: { through: 'is not over yet' } });
  const entries = await readEarnings(database, payout.ownerId);
  if (payoutCount(entries) !== payouts) throw new AppError('conflict');
  const entry = payoutEntry(payout, entries, { availablePaise: payablePaise(entries, through), at });
  const _id = new Types.ObjectId();
  const entryId = _id.toString();
  const runAt = new Date(at.getTime() + AUDIT_AFTER_MS);
  await jobs.add({ kind: 'earnings:audit', key: entryId, runAt, data: { entryId } });
  await storePayout(() =>
    database.earningEntries.create({ ...entry, _id, mentorId: payout.ownerId, through }),
  );
  await auditMentorPayout(database, entryId);
}

/** Records a payout in the audit log, once; nothing for one that was refused. */
export async function auditMentorPayout(database: Database, entryId: string): Promise<void> {
  const entry = await database.earningEntries
    .findById(entryId)
    .lean<EarningEntryDocument & { _id: Types.ObjectId }>();
  if (entry) await auditPayoutEntry(database, 'earnings:pay', entry.mentorId, entry);
}
