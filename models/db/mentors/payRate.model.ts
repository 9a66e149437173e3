import { type Connection, Schema, type Types } from 'mongoose';
import type { PayExceptions } from '../../contract/mentors/pay.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** A save whose entry in the audit log is still to be written. */
export interface UnauditedRate {
  _id: Types.ObjectId;
  actorId: Types.ObjectId;
  at: Date;
  before: PayExceptions;
  after: PayExceptions;
}

/** What sessions earn from now on: one document for all mentors, and one for each mentor with exceptions. */
export interface PayRateDocument {
  /** Null: of all mentors. */
  mentorId: Types.ObjectId | null;
  amounts: PayExceptions;
  /** Counts the saves, from 1; a save names the one it was made on. */
  revision: number;
  /** Usually empty. */
  unaudited?: UnauditedRate[];
}

const schema = new Schema<PayRateDocument>(
  {
    mentorId: { type: Schema.Types.ObjectId, default: null },
    amounts: { type: Schema.Types.Mixed, required: true },
    revision: { type: Number, required: true },
    unaudited: {
      type: [
        new Schema<UnauditedRate>(
          {
            actorId: { type: Schema.Types.ObjectId, required: true },
            at: { type: Date, required: true },
            before: { type: Schema.Types.Mixed, required: true },
            after: { type: Schema.Types.Mixed, required: true },
          },
          { minimize: false },
        ),
      ],
      default: [],
    },
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
  show: ({ mentorId, revision, unaudited, ...rate }) => withoutKeys(rate),
  whenDeleted: 'erased',
};

export const payRates = { model: payRateModel, data: payRateData };
