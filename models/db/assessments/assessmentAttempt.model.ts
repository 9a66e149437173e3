import { type Connection, Schema, type Types } from 'mongoose';
import {
  ATTEMPT_KINDS,
  type AttemptKind,
  type AttemptResult,
  RETAKE_AFTER_MS,
} from '../../contract/assessments/attempts.ts';
import type { DataRule } from '../privacy/dataRule.ts';

/**
 * A learner's attempt at an assessment. The kinds share what the history, the retake rule and the deletion need; `work` belongs to
 * the feature of the kind, which alone reads it and knows its type.
 */
export interface AssessmentAttemptDocument<Work = unknown> {
  learnerId: Types.ObjectId;
  kind: AttemptKind;
  /** Empty for kinds without topics. */
  topic: string;
  /** `deleted`: only kept so that deleting does not shorten the wait for the next attempt. */
  status: 'open' | 'done' | 'deleted';
  startedAt: Date;
  finishedAt: Date | null;
  /** For the history; null while the attempt is open. */
  result: AttemptResult | null;
  /** What the kind needs while it runs, and to explain the result afterwards. No names, texts of files, or pictures. */
  work?: Work;
  deletedAt?: Date;
}

const schema = new Schema<AssessmentAttemptDocument>({
  learnerId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: ATTEMPT_KINDS, required: true },
  topic: { type: String, default: '' },
  status: { type: String, enum: ['open', 'done', 'deleted'], required: true },
  startedAt: { type: Date, required: true },
  finishedAt: { type: Date, default: null },
  result: { type: Schema.Types.Mixed, default: null },
  work: Schema.Types.Mixed,
  deletedAt: Date,
});
// One open attempt per learner and topic: a second tab continues the first one's.
schema.index(
  { learnerId: 1, kind: 1, topic: 1 },
  { unique: true, partialFilterExpression: { status: 'open' } },
);
// One open coding round per learner, whatever its problems.
schema.index(
  { learnerId: 1, status: 1 },
  { unique: true, partialFilterExpression: { kind: 'coding', status: 'open' } },
);
// The history; the first field alone finds those of a person, for export and deletion.
schema.index({ learnerId: 1, startedAt: -1 });
// The history of one kind, and the latest attempt at one topic.
schema.index({ learnerId: 1, kind: 1, startedAt: -1 });
// Deletes what is left of a deleted attempt once the assessment can be taken again.
schema.index({ deletedAt: 1 }, { expireAfterSeconds: RETAKE_AFTER_MS / 1_000 });

const assessmentAttemptModel = (connection: Connection) =>
  connection.model('AssessmentAttempt', schema, 'assessmentAttempts');

const assessmentAttemptData: DataRule<AssessmentAttemptDocument> = {
  kind: 'assessments',
  of: ({ _id }) => [{ learnerId: _id }],
  // Without `work`: that of an open attempt holds the key of a question that is still asked. The server adds the answers.
  show: ({ kind, topic, status, startedAt, finishedAt, result }) =>
    status === 'deleted' ? null : { kind, topic, status, startedAt, finishedAt, result },
  whenDeleted: 'erased',
};

export const assessmentAttempts = { model: assessmentAttemptModel, data: assessmentAttemptData };
