import { type Connection, Schema } from 'mongoose';
import type { QuizSubject } from '../../contract/assessments/quizSubjects.ts';
import type { DataRule } from '../privacy/dataRule.ts';

/** How often the items of a subject have been shown, over all learners. */
export interface QuizExposureDocument {
  subject: QuizSubject;
  /** Quizzes that were started. */
  quizzes: number;
  /** Quizzes by the id of the item that appeared in them. */
  shown: Record<string, number>;
}

const schema = new Schema<QuizExposureDocument>({
  subject: { type: String, required: true },
  quizzes: { type: Number, default: 0 },
  shown: { type: Schema.Types.Mixed, default: {} },
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
