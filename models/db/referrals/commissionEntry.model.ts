import { type Connection, Schema, type Types } from 'mongoose';
import { COMMISSION_KINDS } from '../../contract/referrals/commission.ts';
import type { StatementEntry } from '../../contract/referrals/statements.ts';
import type { PayoutFields } from '../payoutFields.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';
import { refuseChanges } from '../refuseChanges.ts';

/** One movement of an affiliate's commission. Entries are added and never changed, so that every balance can be computed again. */
export interface CommissionEntryDocument extends StatementEntry, PayoutFields {
  affiliateId: Types.ObjectId;
}

const schema = new Schema<CommissionEntryDocument>({
  key: { type: String, required: true },
  affiliateId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: COMMISSION_KINDS, required: true },
  paise: { type: Number, required: true },
  at: { type: Date, required: true },
  orderId: { type: String, default: null },
  paidAt: { type: Date, default: null },
  course: { type: String, default: '' },
  orderPaise: { type: Number, default: 0 },
  reference: { type: String, default: '' },
  payoutNumber: { type: Number },
  availablePaise: { type: Number },
  actorId: { type: Schema.Types.ObjectId },
});
// Each movement is entered once, however often an order is settled; and a bank's reference is one payout.
schema.index({ key: 1 }, { unique: true });
// Of two payouts computed from the same balance, one is refused.
schema.index(
  { affiliateId: 1, payoutNumber: 1 },
  { unique: true, partialFilterExpression: { payoutNumber: { $exists: true } } },
);
// An affiliate's balances and statements.
schema.index({ affiliateId: 1, at: 1 });
// The comparison with the orders.
schema.index({ orderId: 1 });
refuseChanges(schema, 'The ledger is only added to');

const commissionEntryModel = (connection: Connection) =>
  connection.model('CommissionEntry', schema, 'commissionEntries');

const commissionEntryData: DataRule<CommissionEntryDocument> = {
  kind: 'commission',
  of: ({ _id }) => [{ affiliateId: _id }],
  show: ({ affiliateId, actorId, key, ...entry }) => withoutKeys(entry),
  whenDeleted: {
    because: 'the books must add up; entries hold amounts and references, neither name nor address',
    neededBy: null,
    change: () => ({}),
  },
};

export const commissionEntries = { model: commissionEntryModel, data: commissionEntryData };
