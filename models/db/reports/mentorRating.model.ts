import { type Connection, Schema, type Types } from 'mongoose';
import { announceWrites } from '../announceWrites.ts';
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
  /** What the learner agreed to have shown with their first name on the mentor's page; null: nothing, or taken back. */
  reviewText: string | null;
  /** When that text was written; null without one. */
  reviewedAt: Date | null;
  /** The mentor's answer to this text; a changed text has none. */
  answer: { text: string; answeredAt: Date } | null;
  /** What the mentor has told the team about the review; null once they have decided. */
  report: { reason: string; reportedAt: Date } | null;
  /** Why the team does not show it. Holds for later texts of this rating as well. */
  hidden: { reason: string; by: Types.ObjectId; at: Date } | null;
}

const schema = new Schema<MentorRatingDocument>({
  roomid: { type: String, required: true },
  learnerId: { type: Schema.Types.ObjectId, required: true },
  mentorId: { type: Schema.Types.ObjectId, required: true },
  stars: { type: Number, required: true },
  remark: { type: String, default: '' },
  ratedAt: { type: Date, required: true },
  reviewText: { type: String, default: null },
  reviewedAt: { type: Date, default: null },
  answer: { type: new Schema({ text: String, answeredAt: Date }, { _id: false }), default: null },
  report: { type: new Schema({ reason: String, reportedAt: Date }, { _id: false }), default: null },
  hidden: {
    type: new Schema({ reason: String, by: Schema.Types.ObjectId, at: Date }, { _id: false }),
    default: null,
  },
});
// One per session, found by its room.
schema.index({ roomid: 1 }, { unique: true });
// A mentor's, for their average.
schema.index({ mentorId: 1 });
// The reviews on a mentor's page, newest first.
schema.index({ mentorId: 1, reviewedAt: -1, _id: -1 });
// The team's list, and those that mentors have reported.
schema.index({ reviewedAt: -1, _id: -1 });
schema.index({ 'report.reportedAt': 1 });

announceWrites(schema);

const mentorRatingModel = (connection: Connection) => connection.model('MentorRating', schema, 'ratings');

/** What is left of a rating when the learner is gone: the stars. */
export const WITHOUT_LEARNER = {
  remark: '',
  reviewText: null,
  reviewedAt: null,
  answer: null,
  report: null,
  hidden: null,
} as const;

const mentorRatingData: DataRule<MentorRatingDocument> = {
  kind: 'feedback',
  of: (person) => roomFilters(person),
  // Mentors are shown what everyone is, not learners' ratings, so that learners rate honestly.
  show({ learnerId, mentorId, report, hidden, ...rating }, person) {
    if (isPerson(learnerId, person)) return { ...withoutKeys(rating), hiddenBecause: hidden?.reason ?? null };
    const { answer } = rating;
    return answer || report ? { roomid: rating.roomid, answer, report } : null;
  },
  whenDeleted: {
    because: "the stars belong to the mentor's statistics, and the rating to the learner who gave it",
    neededBy: ({ mentorId, learnerId }, person) => (isPerson(mentorId, person) ? learnerId : mentorId),
    change: ({ remark, reviewText, hidden, learnerId }, person) =>
      isPerson(learnerId, person)
        ? WITHOUT_LEARNER
        : {
            remark: redactPerson(remark, person),
            reviewText: reviewText && redactPerson(reviewText, person),
            answer: null,
            report: null,
            hidden: hidden && { ...hidden, reason: redactPerson(hidden.reason, person) },
          },
  },
};

export const mentorRatings = { model: mentorRatingModel, data: mentorRatingData };
