import type { QuizSubject } from '@preproom/models/contract/assessments/quizSubjects';
import { QUIZ_ITEMS } from '@preproom/models/contract/assessments/quizzes';
import { bankId } from '../bank/bank.ts';
import { type BankItem, chanceByGuessing } from '../bank/bankItem.ts';
import { candidatesOf, itemOf, rememberedQuizzes } from '../bank/quizTopics.ts';
import { type Answered, chanceOfRight, estimateAbility } from '../rules/ability.ts';
import { selectItem } from '../rules/selectItem.ts';
import { seededRandom } from './seededRandom.ts';

export interface Simulation {
  /** Estimates by true ability, in logits. */
  estimates: Map<number, number[]>;
  /** The share of quizzes that each item appeared in. */
  exposures: number[];
  /** How many items the quizzes chose from. */
  items: number;
}

/** Learners of these abilities take a quiz each, in turns; they answer as the model says, and guess what they do not know. */
export function simulateQuizzes(
  subject: QuizSubject,
  { abilities, learners, seed }: { abilities: readonly number[]; learners: number; seed: number },
): Simulation {
  const random = seededRandom(seed);
  const exposure = { quizzes: 0, shown: {} as Record<string, number> };
  const estimates = new Map<number, number[]>(abilities.map((ability) => [ability, []]));
  for (let learner = 0; learner < learners; learner++) {
    for (const ability of abilities) {
      exposure.quizzes++;
      estimates.get(ability)?.push(takeQuiz(subject, { ability, exposure, random }).ability);
    }
  }
  const exposures = Object.values(exposure.shown).map((shown) => shown / exposure.quizzes);
  return { estimates, exposures, items: candidatesOf({ subject, topics: [] }).length };
}

interface Taking {
  /** The true one, in logits. */
  ability: number;
  exposure: { quizzes: number; shown: Record<string, number> };
  random: () => number;
  seenBefore?: ReadonlySet<string>;
}

/** The estimate after one quiz, and what it asked; counts its items. */
function takeQuiz(
  subject: QuizSubject,
  { ability: trueAbility, exposure, random, seenBefore = new Set() }: Taking,
): { ability: number; asked: BankItem[] } {
  const asked: BankItem[] = [];
  const answered: Answered[] = [];
  const items = candidatesOf({ subject, topics: [] });
  let { ability } = estimateAbility(answered);
  while (asked.length < QUIZ_ITEMS) {
    const ids = asked.map(({ id }) => bankId(id));
    const chosen = selectItem({ items, ability, asked: ids, seenBefore, exposure, random });
    if (!chosen) break;
    const item = itemOf(chosen, random, [...seenBefore, ...asked.map(({ id }) => id)]);
    asked.push(item);
    if (bankId(item.id) === item.id) exposure.shown[item.id] = (exposure.shown[item.id] ?? 0) + 1;
    const asking = { difficulty: item.difficulty, guess: chanceByGuessing(item) };
    answered.push({ ...asking, isRight: random() < chanceOfRight(trueAbility, asking) });
    ({ ability } = estimateAbility(answered));
  }
  return { ability, asked };
}

/** The share of questions that a learner of middle ability meets again, who takes a quiz a day. */
export function repeatedShare(subject: QuizSubject, { days, seed }: { days: number; seed: number }): number {
  const random = seededRandom(seed);
  const exposure = { quizzes: 0, shown: {} };
  const taken: BankItem[][] = [];
  for (let day = 0; day < days; day++) {
    const remembered = taken.slice(-rememberedQuizzes(subject)).flat();
    const seenBefore = new Set(remembered.map(({ id }) => id));
    taken.push(takeQuiz(subject, { ability: 0, exposure, random, seenBefore }).asked);
  }
  const texts = taken.flat().map((item) => JSON.stringify([item.prompt, 'lines' in item && item.lines]));
  return 1 - new Set(texts).size / texts.length;
}
