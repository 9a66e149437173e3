import { type Connection, Schema, type Types } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/** On how many days in a row, with days off between them, a learner has practised. */
export interface PracticeStreakDocument {
  learnerId: Types.ObjectId;
  days: number;
  /** The most days of any streak. */
  best: number;
  /** The last day with an answer, in India, as "2026-11-22". */
  lastDay: string;
}

const schema = new Schema<PracticeStreakDocument>({
  learnerId: { type: Schema.Types.ObjectId, required: true },
  days: { type: Number, required: true },
  best: { type: Number, required: true },
  lastDay: { type: String, required: true },
});
// One per learner; finds it for export and deletion as well.
schema.index({ learnerId: 1 }, { unique: true });

const practiceStreakModel = (connection: Connection) =>
  connection.model('PracticeStreak', schema, 'practiceStreaks');

const practiceStreakData: DataRule<PracticeStreakDocument> = {
  kind: 'assessments',
  of: ({ _id }) => [{ learnerId: _id }],
  show: ({ days, best, lastDay }) => ({ daysPractised: days, best, lastDay }),
  whenDeleted: 'erased',
};

export const practiceStreaks = { model: practiceStreakModel, data: practiceStreakData };
