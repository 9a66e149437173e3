import { type Connection, Schema, type Types } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/** An item that a learner had wrong in a quiz or in practice, and when it comes back. */
export interface ReviewCardDocument {
  learnerId: Types.ObjectId;
  itemId: string;
  /** The quiz or mock test that it was wrong in last; the card is deleted with it. Null: practice by topic. */
  attemptId: Types.ObjectId | null;
  /** Positions of the options as they are shown at the next review. */
  order: number[];
  dueAt: Date;
  /** The state of ts-fsrs: stability, difficulty and counts. */
  card: object;
}

const schema = new Schema<ReviewCardDocument>({
  learnerId: { type: Schema.Types.ObjectId, required: true },
  itemId: { type: String, required: true },
  attemptId: { type: Schema.Types.ObjectId, default: null },
  order: { type: [Number], required: true } as never,
  dueAt: { type: Date, required: true },
  card: { type: Schema.Types.Mixed, required: true },
});
// Each item once per learner; the first field alone finds those of a person, for export and deletion.
schema.index({ learnerId: 1, itemId: 1 }, { unique: true });
// What is due, the longest waiting first.
schema.index({ learnerId: 1, dueAt: 1 });

const reviewCardModel = (connection: Connection) => connection.model('ReviewCard', schema, 'reviewCards');

const reviewCardData: DataRule<ReviewCardDocument> = {
  kind: 'assessments',
  of: ({ _id }) => [{ learnerId: _id }],
  show: ({ itemId, dueAt }) => ({ itemToRepeat: itemId, dueAt }),
  whenDeleted: 'erased',
};

export const reviewCards = { model: reviewCardModel, data: reviewCardData };
