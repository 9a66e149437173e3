import { type Connection, Schema } from 'mongoose';
import { SEALED_FIELDS, type SealedDetail, sealedData } from './sealedDetail.ts';

/** Where a mentor is paid: the contract's `Payee`, encrypted. */
export interface MentorPayeeDocument extends SealedDetail {
  by: 'upi' | 'bank';
}

const schema = new Schema<MentorPayeeDocument>({
  ...SEALED_FIELDS,
  by: { type: String, enum: ['upi', 'bank'], required: true },
});
// One per mentor.
schema.index({ mentorId: 1 }, { unique: true });

const mentorPayeeModel = (connection: Connection) => connection.model('MentorPayee', schema, 'mentorPayees');

export const mentorPayees = { model: mentorPayeeModel, data: sealedData<MentorPayeeDocument>('payee') };
