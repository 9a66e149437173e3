import type { Commission } from '@preproom/models/contract/referrals/affiliates';
import { commissionBalances } from '@preproom/models/contract/referrals/commission';
import type { Database } from '@preproom/models/db/database';
import type { CommissionEntryDocument } from '@preproom/models/db/referrals/commissionEntry.model';
import type { Types } from 'mongoose';

/** All movements of an affiliate's commission, the earliest first. */
export function readEntries({ commissionEntries }: Database, affiliateId: Types.ObjectId) {
  return commissionEntries.find({ affiliateId }).sort({ at: 1, _id: 1 }).lean<CommissionEntryDocument[]>();
}

export function presentCommission(entries: readonly CommissionEntryDocument[], nowMs: number): Commission {
  const orders = entries.filter(({ kind }) => kind === 'earned').length;
  return { orders, ...commissionBalances(entries, nowMs) };
}
