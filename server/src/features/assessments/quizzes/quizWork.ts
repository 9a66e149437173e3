import type { ItemKind, Outcome } from '@preproom/models/contract/assessments/quizzes';
import type { AssessmentAttemptDocument } from '@preproom/models/db/assessments/assessmentAttempt.model';
import type { Types } from 'mongoose';

/** An item of one quiz, in the order in which it was asked. */
export interface AskedItem {
  itemId: string;
  kind: ItemKind;
  /** In logits, as it was then. */
  difficulty: number;
  /** Positions of the options as they were shown. */
  order: number[];
  askedAt: Date;
  /** Null until it is answered, and when it was not answered in time. */
  choice: number[] | null;
  /** Null until it is answered or late. */
  outcome: Outcome | null;
}

export interface QuizWork {
  asked: AskedItem[];
  /** How many of them have an outcome. An outcome is written only while this is its position, so of two at once one is stored. */
  over: number;
}

export type QuizAttempt = AssessmentAttemptDocument<QuizWork> & { _id: Types.ObjectId };

export function askedItems({ work }: QuizAttempt): readonly AskedItem[] {
  return work?.asked ?? [];
}

/** The item that waits for its answer. Undefined before the next one is asked. */
export function openItem(quiz: QuizAttempt): AskedItem | undefined {
  const last = askedItems(quiz).at(-1);
  return last?.outcome === null ? last : undefined;
}
