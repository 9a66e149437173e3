import { AppError } from '@preproom/models/contract/http/errors';
import { commissionBalances } from '@preproom/models/contract/referrals/commission';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { recordAuditOfPerson } from '@preproom/models/db/operations/audit';
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

export interface NewPayout {
  affiliateId: Types.ObjectId;
  paise: number;
  reference: string;
  actorId: Types.ObjectId;
}

/**
 * Enters a payout, at most what is available. Payouts are numbered under a unique index and computed from the ones before, so two at
 * the same moment cannot both take the same balance. The job that completes the audit log after a crash is stored first. Throws
 * `bad_request` naming the amount, and `conflict` when somebody has just entered one, or this reference.
 */
export async function payOut(
  { database, clock, jobs }: Pick<AppDeps, 'database' | 'clock' | 'jobs'>,
  { affiliateId, paise, reference, actorId }: NewPayout,
): Promise<void> {
  const at = new Date(clock.now());
  const entries = await readEntries(database, affiliateId);
  const { availablePaise } = commissionBalances(entries, at.getTime());
  if (paise > availablePaise)
    throw new AppError('bad_request', undefined, { fields: { paise: 'is more than what is available' } });
  const _id = new Types.ObjectId();
  const entryId = _id.toString();
  const runAt = new Date(at.getTime() + AUDIT_AFTER_MS);
  await jobs.add({ kind: 'payout:audit', key: entryId, runAt, data: { entryId } });
  try {
    await database.commissionEntries.create({
      _id,
      key: `payout:${affiliateId}:${reference.toUpperCase()}`,
      affiliateId,
      kind: 'paid',
      paise: -paise,
      at,
      reference,
      payoutNumber: 1 + Math.max(0, ...entries.map(({ payoutNumber = 0 }) => payoutNumber)),
      availablePaise,
      actorId,
    });
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError('conflict') : error;
  }
  await auditPayout(database, entryId);
}

/** Records a payout in the audit log, once; nothing for one that was refused. */
export async function auditPayout(database: Database, entryId: string): Promise<void> {
  const entry = await database.commissionEntries.findById(entryId).lean<CommissionEntryDocument>();
  if (!entry) return;
  const { affiliateId, at, actorId, paise, reference, availablePaise = 0 } = entry;
  await recordAuditOfPerson(
    database,
    {
      at,
      actorId: actorId ?? null,
      action: 'affiliate:pay',
      targetId: affiliateId,
      before: { availablePaise },
      after: { availablePaise: availablePaise + paise, paise: -paise, reference },
    },
    new Types.ObjectId(entryId),
  );
}
