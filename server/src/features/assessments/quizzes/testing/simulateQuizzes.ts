import { QUIZ_ITEMS } from '@preproom/models/contract/assessments/quizzes';
import { type BankItem, chanceByGuessing } from '../bank/bankItem.ts';
import { type Answered, chanceOfRight, estimateAbility } from '../rules/ability.ts';
import { selectItem } from '../rules/selectItem.ts';

export interface Simulation {
  /** Estimates by true ability, in logits. */
  estimates: Map<number, number[]>;
  /** The share of quizzes that each item appeared in. */
  exposures: number[];
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Learners of these abilities take a quiz each, in turns; they answer as the model says, and guess what they do not know. */
export function simulateQuizzes(
  items: readonly BankItem[],
  { abilities, learners, seed }: { abilities: readonly number[]; learners: number; seed: number },
): Simulation {
  const random = seededRandom(seed);
  const exposure = { quizzes: 0, shown: {} as Record<string, number> };
  const estimates = new Map<number, number[]>(abilities.map((ability) => [ability, []]));
  for (let learner = 0; learner < learners; learner++) {
    for (const ability of abilities) {
      exposure.quizzes++;
      estimates.get(ability)?.push(takeQuiz(items, ability, exposure, random));
    }
  }
  const exposures = items.map(({ id }) => (exposure.shown[id] ?? 0) / exposure.quizzes);
  return { estimates, exposures };
}

/** The estimate after one quiz; counts its items. */
function takeQuiz(
  items: readonly BankItem[],
  trueAbility: number,
  exposure: { quizzes: number; shown: Record<string, number> },
  random: () => number,
): number {
  const asked: string[] = [];
  const answered: Answered[] = [];
  let { ability } = estimateAbility(answered);
  while (asked.length < QUIZ_ITEMS) {
    const item = selectItem({ items, ability, asked, seenBefore: new Set(), exposure, random });
    if (!item) break;
    asked.push(item.id);
    exposure.shown[item.id] = (exposure.shown[item.id] ?? 0) + 1;
    const asking = { difficulty: item.difficulty, guess: guessAt(items, item.id) };
    answered.push({ ...asking, isRight: random() < chanceOfRight(trueAbility, asking) });
    ({ ability } = estimateAbility(answered));
  }
  return ability;
}

function guessAt(items: readonly BankItem[], asked: string): number {
  const item = items.find(({ id }) => id === asked);
  return item ? chanceByGuessing(item) : 0;
}
