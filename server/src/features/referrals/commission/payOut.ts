import { commissionBalances } from '@preproom/models/contract/referrals/commission';
import type { Database } from '@preproom/models/db/database';
import { auditPayoutEntry, type NewPayout, payoutEntry } from '@preproom/models/db/payouts';
import type { CommissionEntryDocument } from '@preproom/models/db/referrals/commissionEntry.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { enterByTeam } from '../../../payouts/enterByTeam.ts';
import { readEntries } from './entries.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Writes the audit log entry of a payout. */
    'payout:audit': { entryId: string };
  }
}

/** Enters a payout, at most what is available. Throws `bad_request` naming the amount, and `conflict` as `enterByTeam`, or for this reference. */
export async function payOut(
  deps: Pick<AppDeps, 'database' | 'clock' | 'jobs'>,
  payout: NewPayout,
): Promise<void> {
  const { database } = deps;
  const book = {
    read: (affiliateId: Types.ObjectId) => readEntries(database, affiliateId),
    store: (entry: CommissionEntryDocument) => database.commissionEntries.create(entry),
    complete: (entryId: string) => auditPayout(database, entryId),
    completedBy: 'payout:audit',
  } as const;
  await enterByTeam(deps, book, payout.ownerId, (entries, at) => {
    const { availablePaise } = commissionBalances(entries, at.getTime());
    const entry = payoutEntry(payout, entries, { availablePaise, at });
    return { ...entry, ...NO_ORDER, affiliateId: payout.ownerId };
  });
}
const NO_ORDER = { orderId: null, paidAt: null, course: '', orderPaise: 0 } as const;

/** Records a payout in the audit log, once; nothing for one that was refused. */
export async function auditPayout(database: Database, entryId: string): Promise<void> {
  const entry = await database.commissionEntries
    .findById(entryId)
    .lean<CommissionEntryDocument & { _id: Types.ObjectId }>();
  if (!entry) return;
  const { affiliateId, paise, reference } = entry;
  await auditPayoutEntry(database, 'affiliate:pay', affiliateId, entry, { paise: -paise, reference });
}
