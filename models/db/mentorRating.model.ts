import { type Connection, Schema, type Types } from 'mongoose';

/** A learner's rating of the mentor after one session. */
export interface MentorRatingDocument {
  roomid: string;
  learnerId: Types.ObjectId;
  mentorId: Types.ObjectId;
  stars: number;
  remark: string;
  ratedAt: Date;
}

const schema = new Schema<MentorRatingDocument>({
  roomid: { type: String, required: true },
  learnerId: { type: Schema.Types.ObjectId, required: true },
  mentorId: { type: Schema.Types.ObjectId, required: true },
  stars: { type: Number, required: true },
  remark: { type: String, default: '' },
  ratedAt: { type: Date, required: true },
});
// One per session, found by its room.
schema.index({ roomid: 1 }, { unique: true });

export const mentorRatingModel = (connection: Connection) =>
  connection.model('MentorRating', schema, 'ratings');
