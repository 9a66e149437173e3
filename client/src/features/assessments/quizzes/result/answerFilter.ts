import type { AnsweredItem, Outcome } from '@preproom/models/contract/assessments/quizzes';

export const ANSWER_FILTERS = ['all', 'wrong', 'unanswered'] as const;
export type AnswerFilter = (typeof ANSWER_FILTERS)[number];

/** `unanswered`: left out, or not in time. */
const OUTCOMES_OF: Record<AnswerFilter, readonly Outcome[]> = {
  all: ['right', 'wrong', 'late', 'skipped'],
  wrong: ['wrong'],
  unanswered: ['late', 'skipped'],
};

export interface NumberedAnswer {
  /** Of the question in its test, counted from 1. */
  number: number;
  answer: AnsweredItem;
}

/** The answers that a filter shows, with the numbers that their questions have in the whole test. */
export function filterAnswers(answered: readonly AnsweredItem[], filter: AnswerFilter): NumberedAnswer[] {
  return answered
    .map((answer, place) => ({ number: place + 1, answer }))
    .filter(({ answer }) => OUTCOMES_OF[filter].includes(answer.outcome));
}

/** What is shown first: the wrong answers if there are any, otherwise all. */
export function firstFilter(answered: readonly AnsweredItem[]): AnswerFilter {
  return answered.some(({ outcome }) => outcome === 'wrong') ? 'wrong' : 'all';
}
