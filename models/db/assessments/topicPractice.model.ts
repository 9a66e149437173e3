import { type Connection, Schema, type Types } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/** An answered question. */
export interface PractisedItem {
  /** Of the bank; an item from a template carries its seed. */
  itemId: string;
  outcome: 'right' | 'wrong';
  /** How many hints were shown before the answer. */
  hints: number;
}

/** The question that is asked, or was asked last. */
export interface CurrentPractice {
  itemId: string;
  /** Positions of the options as they are shown. */
  order: number[];
  hints: number;
  /** Null until it is answered. */
  choice: number[] | null;
}

/** A learner's practice on one topic, without a clock. */
export interface TopicPracticeDocument {
  learnerId: Types.ObjectId;
  /** `scopeName` of the subject and topic. */
  scope: string;
  /** Questions that were asked: one more than answered while one is open. Each write names both, so of two tabs one wins. */
  asked: number;
  answered: number;
  right: number;
  /** Right without a hint. */
  unaided: number;
  current: CurrentPractice | null;
  /** The latest answers, the oldest first: what to ask next follows from them. */
  recent: PractisedItem[];
  lastAt: Date;
}

const count = { type: Number, default: 0 } as const;

const schema = new Schema<TopicPracticeDocument>({
  learnerId: { type: Schema.Types.ObjectId, required: true },
  scope: { type: String, required: true },
  asked: count,
  answered: count,
  right: count,
  unaided: count,
  current: { type: Schema.Types.Mixed, default: null },
  recent: { type: Schema.Types.Mixed, default: [] } as never,
  lastAt: { type: Date, required: true },
});
// Each topic once per learner; the first field alone finds those of a person, for export and deletion.
schema.index({ learnerId: 1, scope: 1 }, { unique: true });

const topicPracticeModel = (connection: Connection) =>
  connection.model('TopicPractice', schema, 'topicPractices');

const topicPracticeData: DataRule<TopicPracticeDocument> = {
  kind: 'assessments',
  of: ({ _id }) => [{ learnerId: _id }],
  // Without the question that is asked: its id and the order of its options would give the key away.
  show: ({ scope, answered, right, unaided, recent, lastAt }) => ({
    practised: scope,
    answered,
    right,
    rightWithoutHints: unaided,
    latestAnswers: recent,
    lastAt,
  }),
  whenDeleted: 'erased',
};

export const topicPractices = { model: topicPracticeModel, data: topicPracticeData };
