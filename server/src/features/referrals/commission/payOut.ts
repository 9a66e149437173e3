import { commissionBalances } from '@preproom/models/contract/referrals/commission';
import type { Database } from '@preproom/models/db/database';
import { auditPayoutEntry, type NewPayout, payoutEntry, storePayout } from '@preproom/models/db/payouts';
import type { CommissionEntryDocument } from '@preproom/models/db/referrals/commissionEntry.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { readEntries } from './entries.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Writes the audit log entry of a payout. */
    'payout:audit': { entryId: string };
  }
}

/** Much longer than the write takes: the job must not run before it. */
const AUDIT_AFTER_MS = 60_000;

/**
 * Enters a payout, at most what is available. The job that completes the audit log after a crash is stored first. Throws
 * `bad_request` naming the amount, and `conflict` when somebody has just entered one, or this reference.
 */
export async function payOut(
  { database, clock, jobs }: Pick<AppDeps, 'database' | 'clock' | 'jobs'>,
  payout: NewPayout,
): Promise<void> {
  const at = new Date(clock.now());
  const entries = await readEntries(database, payout.ownerId);
  const { availablePaise } = commissionBalances(entries, at.getTime());
  const entry = payoutEntry(payout, entries, { availablePaise, at });
  const _id = new Types.ObjectId();
  const entryId = _id.toString();
  const runAt = new Date(at.getTime() + AUDIT_AFTER_MS);
  await jobs.add({ kind: 'payout:audit', key: entryId, runAt, data: { entryId } });
  await storePayout(() => database.commissionEntries.create({ ...entry, _id, affiliateId: payout.ownerId }));
  await auditPayout(database, entryId);
}

/** Records a payout in the audit log, once; nothing for one that was refused. */
export async function auditPayout(database: Database, entryId: string): Promise<void> {
  const entry = await database.commissionEntries
    .findById(entryId)
    .lean<CommissionEntryDocument & { _id: Types.ObjectId }>();
  if (entry) await auditPayoutEntry(database, 'affiliate:pay', entry.affiliateId, entry);
}
