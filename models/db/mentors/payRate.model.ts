import { type Connection, Schema, type Types } from 'mongoose';
import type { PayExceptions } from '../../contract/mentors/pay.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** What sessions earn from now on: one document for all mentors, and one for each mentor with exceptions. */
export interface PayRateDocument {
  /** Null: of all mentors. */
  mentorId: Types.ObjectId | null;
  amounts: PayExceptions;
  /** Counts the saves, from 1; a save names the one it was made on. */
  revision: number;
}

const schema = new Schema<PayRateDocument>(
  {
    mentorId: { type: Schema.Types.ObjectId, default: null },
    amounts: { type: Schema.Types.Mixed, required: true },
    revision: { type: Number, required: true },
  },
  // Without `minimize: false`, Mongoose would drop exceptions that were all removed.
  { minimize: false },
);
// One of each.
schema.index({ mentorId: 1 }, { unique: true });

const payRateModel = (connection: Connection) => connection.model('PayRate', schema, 'payRates');

const payRateData: DataRule<PayRateDocument> = {
  kind: 'earnings',
  of: ({ _id }) => [{ mentorId: _id }],
  show: ({ mentorId, revision, ...rate }) => withoutKeys(rate),
  whenDeleted: 'erased',
};

export const payRates = { model: payRateModel, data: payRateData };
