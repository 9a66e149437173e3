import { type Connection, Schema, type Types } from 'mongoose';
import type { FeedbackDraft } from '../../contract/reports/feedback.ts';
import { type DataRule, isPerson, roomFilters, withoutKeys } from '../privacy/dataRule.ts';
import { redactPerson } from '../privacy/redactPerson.ts';

/** By field, in milliseconds since the epoch. */
export interface EditTimes {
  ratings: { [criterion: string]: number };
  remarks: { [criterion: string]: number };
}

/** The mentor's feedback on one session. */
export interface FeedbackDocument extends FeedbackDraft {
  roomid: string;
  mentorId: Types.ObjectId;
  learnerId: Types.ObjectId;
  state: 'draft' | 'submitted';
  savedAt: Date;
  /** When each field of the draft was edited, in milliseconds since the epoch. */
  editedAt?: EditTimes;
  /** Counts the saves of a draft. Each names the one it read, so that two devices lose nothing. */
  revision?: number;
  submittedAt: Date | null;
  /** Previous versions, one per amendment. */
  history: (FeedbackDraft & { replacedAt: Date })[];
}

const schema = new Schema<FeedbackDocument>(
  {
    roomid: { type: String, required: true },
    mentorId: { type: Schema.Types.ObjectId, required: true },
    learnerId: { type: Schema.Types.ObjectId, required: true },
    state: { type: String, enum: ['draft', 'submitted'], required: true },
    ratings: { type: Schema.Types.Mixed, required: true },
    remarks: { type: Schema.Types.Mixed, required: true },
    savedAt: { type: Date, required: true },
    editedAt: { type: Schema.Types.Mixed },
    revision: { type: Number },
    submittedAt: { type: Date, default: null },
    history: { type: [Schema.Types.Mixed], default: [] } as never,
  },
  // Without `minimize: false`, Mongoose would drop an empty draft.
  { minimize: false },
);
// One per session, found by its room.
schema.index({ roomid: 1 }, { unique: true });
// A learner's latest feedback.
schema.index({ learnerId: 1, submittedAt: -1 });
// A mentor's latest feedback.
schema.index({ mentorId: 1, submittedAt: -1 });
// What the nightly comparison of mentors reads, in order of time.
schema.index({ submittedAt: 1 });

const feedbackModel = (connection: Connection) => connection.model('Feedback', schema, 'feedback');

const feedbackData: DataRule<FeedbackDocument> = {
  kind: 'feedback',
  of: (person) => roomFilters(person),
  // Drafts are shown to the mentor only, as on the pages.
  show: ({ learnerId, mentorId, editedAt, revision, ...feedback }, person) =>
    isPerson(mentorId, person) || feedback.state === 'submitted' ? withoutKeys(feedback) : null,
  whenDeleted: {
    because:
      "a mentor's feedback belongs to the learner's report, and its figures to the mentor's statistics",
    neededBy: ({ mentorId, learnerId }, person) => (isPerson(mentorId, person) ? learnerId : mentorId),
    change: ({ ratings, remarks, history, learnerId }, person) =>
      isPerson(learnerId, person)
        ? { ratings: figuresOf(ratings), remarks: {}, history: [] }
        : redactPerson({ ratings, remarks, history }, person),
  },
};

/** The numeric ratings only. Texts about a learner are deleted with the learner; the numbers alone don't identify anyone. */
function figuresOf(ratings: FeedbackDraft['ratings']): FeedbackDraft['ratings'] {
  const figures = Object.entries(ratings).filter(([, rating]) => typeof rating === 'number');
  return Object.fromEntries(figures) as FeedbackDraft['ratings'];
}

export const feedback = { model: feedbackModel, data: feedbackData };
