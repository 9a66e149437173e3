import { type Connection, Schema, type Types } from 'mongoose';
import type { RatingComparison } from '../../contract/reports/calibration.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** How a mentor's stars compare with other mentors', as the last nightly measurement found. */
export interface RatingComparisonDocument extends RatingComparison {
  mentorId: Types.ObjectId;
  measuredAt: Date;
}

const schema = new Schema<RatingComparisonDocument>({
  mentorId: { type: Schema.Types.ObjectId, required: true },
  sessions: { type: Number, required: true },
  severity: {
    type: new Schema({ difference: Number, low: Number, high: Number }, { _id: false }),
    default: null,
  } as never,
  drift: { type: Number, default: null },
  measuredAt: { type: Date, required: true },
});
// One for each mentor.
schema.index({ mentorId: 1 }, { unique: true });
// Those whom the latest measurement no longer found.
schema.index({ measuredAt: 1 });

const ratingComparisonModel = (connection: Connection) =>
  connection.model('RatingComparison', schema, 'ratingComparisons');

const ratingComparisonData: DataRule<RatingComparisonDocument> = {
  kind: 'feedback',
  of: ({ _id }) => [{ mentorId: _id }],
  show: ({ mentorId, ...comparison }) => withoutKeys(comparison),
  whenDeleted: 'erased',
};

export const ratingComparisons = { model: ratingComparisonModel, data: ratingComparisonData };
