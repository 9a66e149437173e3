import { type Connection, Schema } from 'mongoose';
import type { QuizSubject } from '../../contract/assessments/quizSubjects.ts';
import type { DataRule } from '../privacy/dataRule.ts';

/** What the answers in quizzes say of an item. */
export interface MeasuredDifficulty {
  /** In logits. */
  difficulty: number;
  /** In logits: the standard deviation of the posterior. */
  spread: number;
  answers: number;
}

/** How often the items of a subject have been shown, and how hard they turned out to be, over all learners. */
export interface QuizExposureDocument {
  subject: QuizSubject;
  /** Quizzes that were started. */
  quizzes: number;
  /** Quizzes by the id of the item that appeared in them. */
  shown: Record<string, number>;
  /** By the id of the item or template; those with too few answers are missing. */
  measured?: Record<string, MeasuredDifficulty>;
  /** The abilities of the subject's learners in logits, as their answers say. */
  population?: { mean: number; sd: number };
}

const schema = new Schema<QuizExposureDocument>({
  subject: { type: String, required: true },
  quizzes: { type: Number, default: 0 },
  shown: { type: Schema.Types.Mixed, default: {} },
  measured: Schema.Types.Mixed,
  population: Schema.Types.Mixed,
});
// One document per subject.
schema.index({ subject: 1 }, { unique: true });

const quizExposureModel = (connection: Connection) =>
  connection.model('QuizExposure', schema, 'quizExposures');

const quizExposureData: DataRule<QuizExposureDocument> = {
  kind: null,
  because: 'numbers over all learners',
};

export const quizExposures = { model: quizExposureModel, data: quizExposureData };
