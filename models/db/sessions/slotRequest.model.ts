import { type Connection, Schema, type Types } from 'mongoose';
import { SLOT_ANSWERS, type SlotAnswer } from '../../contract/sessions/slotRequests.ts';
import { type DataRule, isPerson } from '../privacy/dataRule.ts';

/** A learner's request that a mentor offers more times. */
export interface SlotRequestDocument {
  learnerId: Types.ObjectId;
  mentorId: Types.ObjectId;
  at: Date;
  /** Null while it is open. */
  answer: SlotAnswer | null;
  answeredAt: Date | null;
}

const id = { type: Schema.Types.ObjectId, required: true } as const;
const schema = new Schema<SlotRequestDocument>({
  learnerId: id,
  mentorId: id,
  at: { type: Date, required: true },
  answer: { type: String, enum: [...SLOT_ANSWERS, null], default: null },
  answeredAt: { type: Date, default: null },
});
// One open request for a learner and a mentor.
schema.index({ learnerId: 1, mentorId: 1 }, { unique: true, partialFilterExpression: { answer: null } });
// A mentor's open requests, the oldest first.
schema.index({ mentorId: 1, answer: 1, at: 1 });

const slotRequestModel = (connection: Connection) => connection.model('SlotRequest', schema, 'slotRequests');

const slotRequestData: DataRule<SlotRequestDocument> = {
  kind: 'sessions',
  of: ({ _id }) => [{ learnerId: _id }, { mentorId: _id }],
  show: ({ learnerId, at, answer, answeredAt }, person) => ({
    side: isPerson(learnerId, person) ? 'learner' : 'mentor',
    at,
    answer,
    answeredAt,
  }),
  whenDeleted: 'erased',
};

export const slotRequests = { model: slotRequestModel, data: slotRequestData };
