import { type Connection, Schema, type Types } from 'mongoose';
import type { Availability } from '../../contract/sessions/availability.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** When a mentor offers sessions: one document per mentor. The contract's schema says what each field means. */
export interface AvailabilityDocument extends Omit<Availability, 'slots'> {
  mentorId: Types.ObjectId;
  slots: Date[];
  /** Counts the saves, from 1; a save names the one it was made on. */
  revision: number;
}

const span = { from: { type: String, required: true }, to: { type: String, required: true } } as const;
const schema = new Schema<AvailabilityDocument>({
  mentorId: { type: Schema.Types.ObjectId, required: true },
  timeZone: { type: String, required: true },
  weekly: [new Schema({ day: { type: Number, required: true }, ...span }, { _id: false })],
  exceptions: [
    new Schema(
      { date: { type: String, required: true }, hours: [new Schema(span, { _id: false })] },
      { _id: false },
    ),
  ],
  leave: [new Schema(span, { _id: false })],
  kept: [String],
  slots: [Date],
  noticeHours: { type: Number, required: true },
  bufferMinutes: { type: Number, required: true },
  notBefore: { type: String, default: null },
  maxPerDay: { type: Number, default: null },
  offersIntroduction: { type: Boolean, required: true },
  revision: { type: Number, required: true },
});
// One per mentor.
schema.index({ mentorId: 1 }, { unique: true });

const availabilityModel = (connection: Connection) =>
  connection.model('Availability', schema, 'availabilities');

const availabilityData: DataRule<AvailabilityDocument> = {
  kind: 'mentoring',
  of: ({ _id }) => [{ mentorId: _id }],
  show: ({ mentorId, revision, ...availability }) => withoutKeys(availability),
  whenDeleted: 'erased',
};

export const availabilities = { model: availabilityModel, data: availabilityData };
