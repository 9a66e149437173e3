import { type Connection, Schema, type Types } from 'mongoose';
import type { SampleId, SampleRatings } from '../../contract/reports/calibration.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** A mentor's ratings of one of our written interviews. */
export interface SampleRatingDocument {
  mentorId: Types.ObjectId;
  sampleId: SampleId;
  /** How often the mentor has rated this interview before. */
  before: number;
  ratings: SampleRatings;
  ratedAt: Date;
}

const schema = new Schema<SampleRatingDocument>({
  mentorId: { type: Schema.Types.ObjectId, required: true },
  sampleId: { type: String, required: true },
  before: { type: Number, required: true },
  ratings: { type: Schema.Types.Mixed, required: true },
  ratedAt: { type: Date, required: true },
});
// Of two ratings at once, one stands. The latest first.
schema.index({ mentorId: 1, sampleId: 1, before: -1 }, { unique: true });
// What counts in the nightly measurement, in order of time.
schema.index({ ratedAt: 1 });

const sampleRatingModel = (connection: Connection) =>
  connection.model('SampleRating', schema, 'sampleRatings');

const sampleRatingData: DataRule<SampleRatingDocument> = {
  kind: 'feedback',
  of: ({ _id }) => [{ mentorId: _id }],
  show: ({ mentorId, before, ...rating }) => withoutKeys(rating),
  whenDeleted: 'erased',
};

export const sampleRatings = { model: sampleRatingModel, data: sampleRatingData };
