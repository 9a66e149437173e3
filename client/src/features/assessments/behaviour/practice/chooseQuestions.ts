import { PRACTICE_QUESTIONS, type PracticeQuestion } from '@preproom/models/contract/assessments/practice';
import type { PracticeSet } from '@preproom/models/contract/assessments/practiceResult';

/** The questions of a session: of one set in the file's order, or a mix from as many sets as possible. `random`: 0 to 1. */
export function chooseQuestions(
  all: readonly PracticeQuestion[],
  set: PracticeSet | null,
  random: () => number,
): PracticeQuestion[] {
  if (set) return all.filter((question) => question.set === set).slice(0, PRACTICE_QUESTIONS);
  const ofEachSet = [...Map.groupBy(all, (question) => question.set).values()];
  const rounds = shuffled(ofEachSet, random).flatMap((questions) => shuffled(questions, random).slice(0, 1));
  return rounds.slice(0, PRACTICE_QUESTIONS);
}

/** Fisher and Yates. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as Item, order[at] as Item];
  }
  return order;
}
