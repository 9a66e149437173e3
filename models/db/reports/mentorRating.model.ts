import { type Connection, Schema, type Types } from 'mongoose';
import { type DataRule, isPerson, roomFilters, withoutKeys } from '../privacy/dataRule.ts';
import { redactPerson } from '../privacy/redactPerson.ts';

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
// A mentor's, for their average.
schema.index({ mentorId: 1 });

const mentorRatingModel = (connection: Connection) => connection.model('MentorRating', schema, 'ratings');

const mentorRatingData: DataRule<MentorRatingDocument> = {
  kind: 'feedback',
  of: (person) => roomFilters(person),
  // Mentors are not shown learners' ratings, so that learners rate honestly.
  show: ({ learnerId, mentorId, ...rating }, person) =>
    isPerson(learnerId, person) ? withoutKeys(rating) : null,
  whenDeleted: {
    because: "the stars belong to the mentor's statistics, and the rating to the learner who gave it",
    neededBy: ({ mentorId, learnerId }, person) => (isPerson(mentorId, person) ? learnerId : mentorId),
    change: ({ remark, learnerId }, person) => ({
      remark: isPerson(learnerId, person) ? '' : redactPerson(remark, person),
    }),
  },
};

export const mentorRatings = { model: mentorRatingModel, data: mentorRatingData };
