import type { Choice, ShownItem } from '@preproom/models/contract/assessments/quizzes';

/** What is chosen before the learner has chosen: the shown order for `order`, nothing otherwise. */
export function firstChoice({ kind, options }: ShownItem): Choice {
  return kind === 'order' ? options.map((_, position) => position) : [];
}

/** As the server takes it: positions ascending, except for an order. */
export function sentChoice({ kind }: ShownItem, choice: Choice): Choice {
  return kind === 'order' ? choice : choice.toSorted((a, b) => a - b);
}
