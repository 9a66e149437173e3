import { type Connection, Schema, type Types } from 'mongoose';
import { type DataRule, isPerson, roomFilters } from '../privacy/dataRule.ts';

/** A question that a mentor asked in a session. */
export interface AskedQuestionDocument {
  roomid: string;
  mentorId: Types.ObjectId;
  learnerId: Types.ObjectId;
  /** Chosen by the page, so that a question sent twice is stored once. */
  askedId: string;
  /** Of the question bank. */
  questionId: string;
  /** The question as it read that day. */
  text: string;
  askedAt: Date;
  /** It has been on the learner's screen. */
  wasShown: boolean;
  /** The mentor took it back. Kept, so that a late repetition does not bring it back. */
  withdrawnAt: Date | null;
}

const schema = new Schema<AskedQuestionDocument>({
  roomid: { type: String, required: true },
  mentorId: { type: Schema.Types.ObjectId, required: true },
  learnerId: { type: Schema.Types.ObjectId, required: true },
  askedId: { type: String, required: true },
  questionId: { type: String, required: true },
  text: { type: String, required: true },
  askedAt: { type: Date, required: true },
  wasShown: { type: Boolean, default: false },
  withdrawnAt: { type: Date, default: null },
});
// Each asked question is stored once. The first field finds those of a session.
schema.index({ roomid: 1, askedId: 1 }, { unique: true });
// Everything that a learner was asked, in any session.
schema.index({ learnerId: 1, questionId: 1 });

const askedQuestionModel = (connection: Connection) =>
  connection.model('AskedQuestion', schema, 'askedQuestions');

const askedQuestionData: DataRule<AskedQuestionDocument> = {
  kind: 'cockpit',
  of: (person) => roomFilters(person),
  // Both people heard the question. One that was taken back was not asked.
  show: ({ roomid, text, askedAt, withdrawnAt }) => (withdrawnAt ? null : { roomid, text, askedAt }),
  whenDeleted: {
    because: "the questions of a session belong to both people's record of it; their words are ours",
    neededBy: ({ mentorId, learnerId }, person) => (isPerson(mentorId, person) ? learnerId : mentorId),
    change: () => ({}),
  },
};

export const askedQuestions = { model: askedQuestionModel, data: askedQuestionData };
