import type { MeasuredDifficulty } from '@preproom/models/db/assessments/quizExposure.model';
import { type Answered, chanceOfRight } from '../rules/ability.ts';

/** An answer in a quiz; `difficulty` is the item's best known one, in logits. */
export interface ItemAnswer extends Answered {
  /** The item's id in the bank. */
  id: string;
}

/** Learners' abilities in logits: a normal distribution. */
export interface Population {
  mean: number;
  sd: number;
}
/** Before anything is known of them. Narrower than the prior of a quiz's own estimate, which is wide so that single answers count. */
export const UNKNOWN_POPULATION: Population = { mean: 0, sd: 1.2 };
/** How far an author's estimate is from the truth, as a standard deviation in logits. */
const AUTHOR_SD = 0.8;
/** Fewer answers hardly move the author's estimate. */
const MIN_ANSWERS = 20;

const gridOf = (step: number) =>
  Array.from({ length: Math.round(12 / step) + 1 }, (_, place) => -6 + place * step);
const ABILITIES = gridOf(0.3);
const DIFFICULTIES = gridOf(0.1);

/**
 * Item difficulties from whole quizzes, each item by itself: the chance of an answer at a difficulty is averaged over what the other
 * answers of the same quiz say of the learner's ability (marginal likelihood, Bock and Aitkin 1981, with the other difficulties taken
 * as known). The author's estimate is the prior's mean (Mislevy 1986), so that few answers change little and the scale stays where it is.
 */
export class Calibration {
  readonly #items = new Map<string, { logs: Float64Array; answers: number }>();
  readonly #prior: readonly number[];
  readonly #posteriors = { learners: 0, sum: 0, squares: 0 };

  constructor({ mean, sd }: Population) {
    this.#prior = ABILITIES.map((ability) => Math.exp(-((ability - mean) ** 2) / (2 * sd ** 2)));
  }

  /** Counts the answers of one quiz of one learner. */
  add(answers: readonly ItemAnswer[]): void {
    const chances = answers.map((answer) =>
      ABILITIES.map((ability) => chanceOf(answer.isRight, chanceOfRight(ability, answer))),
    );
    const all = this.#prior.map((prior, at) =>
      chances.reduce((product, chance) => product * (chance[at] ?? 1), prior),
    );
    const total = sum(all);
    this.#posteriors.learners++;
    ABILITIES.forEach((ability, at) => {
      const weight = (all[at] ?? 0) / total;
      this.#posteriors.sum += weight * ability;
      this.#posteriors.squares += weight * ability ** 2;
    });
    answers.forEach((answer, n) => {
      // Without this answer: what the others say of the ability.
      const others = all.map((weight, at) => weight / (chances[n]?.[at] ?? 1));
      this.#addTo(answer, others);
    });
  }

  #addTo({ id, guess, isRight }: ItemAnswer, weights: readonly number[]): void {
    const item = this.#items.get(id) ?? { logs: new Float64Array(DIFFICULTIES.length), answers: 0 };
    this.#items.set(id, item);
    item.answers++;
    const total = sum(weights);
    const knowing = knowingTable();
    DIFFICULTIES.forEach((_, row) => {
      const right = weights.reduce((known, weight, at) => known + weight * (knowing[row]?.[at] ?? 0), 0);
      const chance = guess + (1 - guess) * (right / total);
      item.logs[row] = (item.logs[row] ?? 0) + Math.log(chanceOf(isRight, chance));
    });
  }

  /** The learners whose quizzes were counted: mean and spread of what their answers say (one step of expectation and maximisation). */
  population(): Population {
    const { learners, sum: total, squares } = this.#posteriors;
    if (learners === 0) return UNKNOWN_POPULATION;
    const mean = total / learners;
    return { mean, sd: Math.sqrt(squares / learners - mean ** 2) };
  }

  /** Null for an item with too few answers. `authored` is the author's estimate, in logits. */
  measured(id: string, authored: number): MeasuredDifficulty | null {
    const item = this.#items.get(id);
    if (!item || item.answers < MIN_ANSWERS) return null;
    const logs = DIFFICULTIES.map(
      (difficulty, row) => (item.logs[row] ?? 0) - (difficulty - authored) ** 2 / (2 * AUTHOR_SD ** 2),
    );
    const highest = Math.max(...logs);
    const weights = logs.map((log) => Math.exp(log - highest));
    const total = sum(weights);
    const meanOf = (of: (value: number) => number) =>
      sum(DIFFICULTIES.map((value, row) => of(value) * (weights[row] ?? 0))) / total;
    const difficulty = meanOf((value) => value);
    const spread = Math.sqrt(meanOf((value) => (value - difficulty) ** 2));
    return { difficulty: rounded(difficulty), spread: rounded(spread), answers: item.answers };
  }
}

let table: readonly (readonly number[])[] | undefined;

/** The chance to know the answer, by difficulty and ability. */
function knowingTable() {
  table ??= DIFFICULTIES.map((difficulty) =>
    ABILITIES.map((ability) => chanceOfRight(ability, { difficulty, guess: 0 })),
  );
  return table;
}

const chanceOf = (isRight: boolean, chance: number) => (isRight ? chance : 1 - chance);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const rounded = (value: number) => Math.round(value * 100) / 100;
