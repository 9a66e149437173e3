import { type Connection, Schema, type Types } from 'mongoose';
import { EARNING_KINDS, PAY_OUTCOMES, type StatedEarning } from '../../contract/mentors/earnings.ts';
import { ROUNDS } from '../../contract/sessions/rounds.ts';
import type { PayoutFields } from '../payoutFields.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';
import { refuseChanges } from '../refuseChanges.ts';

/** One movement of a mentor's earnings. Entries are added and never changed, so that every balance can be computed again. */
export interface EarningEntryDocument extends StatedEarning, PayoutFields {
  mentorId: Types.ObjectId;
  /** Of a payout: the last month it is for. */
  through?: string;
}

const schema = new Schema<EarningEntryDocument>({
  key: { type: String, required: true },
  mentorId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: EARNING_KINDS, required: true },
  paise: { type: Number, required: true },
  at: { type: Date, required: true },
  roomid: { type: String, default: null },
  round: { type: String, enum: [...ROUNDS, null], default: null },
  isFree: { type: Boolean, default: false },
  startsAt: { type: Date, default: null },
  outcome: { type: String, enum: [...PAY_OUTCOMES, null], default: null },
  reference: { type: String, default: '' },
  tdsPaise: { type: Number },
  reason: { type: String },
  through: { type: String },
  payoutNumber: { type: Number },
  availablePaise: { type: Number },
  actorId: { type: Schema.Types.ObjectId },
});
// A session is entered once, however often it is settled; and a bank's reference is one payout.
schema.index({ key: 1 }, { unique: true });
// Of two payouts computed from the same balance, one is refused.
schema.index(
  { mentorId: 1, payoutNumber: 1 },
  { unique: true, partialFilterExpression: { payoutNumber: { $exists: true } } },
);
// A mentor's balances and statements.
schema.index({ mentorId: 1, at: 1 });
// The comparison with the sessions.
schema.index({ roomid: 1 });
refuseChanges(schema, 'The ledger is only added to');

const earningEntryModel = (connection: Connection) =>
  connection.model('EarningEntry', schema, 'earningEntries');

const earningEntryData: DataRule<EarningEntryDocument> = {
  kind: 'earnings',
  of: ({ _id }) => [{ mentorId: _id }],
  show: ({ mentorId, actorId, key, ...entry }) => withoutKeys(entry),
  whenDeleted: {
    because: 'the books must add up; entries hold amounts, times and references, neither name nor address',
    neededBy: null,
    // What the team wrote about a correction goes with the account.
    change: ({ reason }) => (reason === undefined ? {} : { reason: '' }),
  },
};

export const earningEntries = { model: earningEntryModel, data: earningEntryData };
