import { type Connection, Schema, type Types } from 'mongoose';
import type { QuizSubject } from '../../contract/assessments/quizSubjects.ts';
import type { ItemKind } from '../../contract/assessments/quizzes.ts';
import type { DataRule } from '../privacy/dataRule.ts';
import { keepSearchWords } from '../searchWords.ts';

/** What the team's list shows of an item. The bank's files are the truth of it; these fields follow them. */
export interface QuizItemFacts {
  prompt: string;
  subject: QuizSubject;
  topic: string;
  kind: ItemKind;
  difficulty: number;
}

/** An item of the question bank as the team sees it: how it is answered, and whether it is asked. */
export interface QuizItemDocument extends QuizItemFacts {
  /** Its id in the bank. */
  itemId: string;
  answered: number;
  right: number;
  isWithdrawn: boolean;
}
export type StoredQuizItem = QuizItemDocument & { _id: Types.ObjectId };

const text = { type: String, required: true } as const;
const count = { type: Number, default: 0 } as const;

const schema = new Schema<QuizItemDocument>({
  itemId: text,
  prompt: text,
  subject: text,
  topic: text,
  kind: text,
  difficulty: { type: Number, required: true },
  answered: count,
  right: count,
  isWithdrawn: { type: Boolean, default: false },
});
// Answers are counted by the bank's id.
schema.index({ itemId: 1 }, { unique: true });
// The team's list by each of its sorts and filters. The third one also finds the few withdrawn ones, which no quiz asks.
schema.index({ answered: -1, _id: -1 });
schema.index({ subject: 1, answered: -1, _id: -1 });
schema.index({ isWithdrawn: 1, answered: -1, _id: -1 });
schema.index({ difficulty: 1, _id: 1 });
keepSearchWords(schema, 'prompt', 'promptWords');

const quizItemModel = (connection: Connection) => connection.model('QuizItem', schema, 'quizItems');

const quizItemData: DataRule<QuizItemDocument> = {
  kind: null,
  because: 'our questions, and counts over all learners',
};

export const quizItems = { model: quizItemModel, data: quizItemData };
