import type { MeasuredDifficulty } from '@preproom/models/db/assessments/quizExposure.model';
import { describe, expect, it } from 'vitest';
import { chanceOfRight, estimateAbility } from '../rules/ability.ts';
import { seededRandom } from '../testing/seededRandom.ts';
import { Calibration, type ItemAnswer, UNKNOWN_POPULATION } from './calibrate.ts';

const GUESS = 0.25;
const ITEMS = 60;
const QUIZ = 15;

/** Normal by twelve uniform numbers (central limit). */
const normalOf = (random: () => number) =>
  Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);

/** Learners take adaptive quizzes over items whose authors were wrong by 0.8 logits on average; the answers are looked at on two nights. */
function simulate(learners: number, seed: number) {
  const random = seededRandom(seed);
  const items = Array.from({ length: ITEMS }, (_, n) => {
    const authored = -2.5 + (5 * n) / (ITEMS - 1);
    return { id: `item-${n}`, authored, truth: authored + 0.8 * normalOf(random) };
  });
  const quizzes: ItemAnswer[][] = [];
  for (let learner = 0; learner < learners; learner++) {
    const ability = normalOf(random);
    const answers: ItemAnswer[] = [];
    const open = new Set(items);
    while (answers.length < QUIZ) {
      const estimate = estimateAbility(answers).ability;
      const near = [...open].toSorted(
        (a, b) => Math.abs(a.authored - estimate) - Math.abs(b.authored - estimate),
      );
      const item = near[Math.floor(random() * 6)];
      if (!item) break;
      open.delete(item);
      const isRight = random() < chanceOfRight(ability, { difficulty: item.truth, guess: GUESS });
      answers.push({ id: item.id, difficulty: item.authored, guess: GUESS, isRight });
    }
    quizzes.push(answers);
  }
  let known = new Map<string, MeasuredDifficulty>();
  let population = UNKNOWN_POPULATION;
  for (let night = 0; night < 2; night++) {
    const calibration = new Calibration(population);
    for (const quiz of quizzes)
      calibration.add(
        quiz.map((answer) => ({
          ...answer,
          difficulty: known.get(answer.id)?.difficulty ?? answer.difficulty,
        })),
      );
    population = calibration.population();
    known = new Map(
      items.flatMap(({ id, authored }) => {
        const measured = calibration.measured(id, authored);
        return measured ? [[id, measured] as const] : [];
      }),
    );
  }
  return items.flatMap(({ id, authored, truth }) => {
    const measured = known.get(id);
    return measured ? [{ authored, truth, ...measured }] : [];
  });
}

const rootMeanSquare = (faults: readonly number[]) =>
  Math.sqrt(faults.reduce((sum, fault) => sum + fault ** 2, 0) / faults.length);

describe('difficulties from answers', () => {
  it('are at most half as far from the truth as the authors’ estimates, and know how far', () => {
    const measured = [11, 12, 13].flatMap((seed) => simulate(600, seed));
    const before = rootMeanSquare(measured.map(({ authored, truth }) => authored - truth));
    const after = rootMeanSquare(measured.map(({ difficulty, truth }) => difficulty - truth));
    expect(after).toBeLessThan(before / 2);
    const within = measured.filter(
      ({ difficulty, spread, truth }) => Math.abs(difficulty - truth) <= 2 * spread,
    );
    expect(within.length / measured.length).toBeGreaterThan(0.88);
  }, 180_000);

  it('hardly move with few answers, and are not given below twenty', () => {
    const calibration = new Calibration(UNKNOWN_POPULATION);
    const answer = { id: 'one', difficulty: 0, guess: GUESS, isRight: true };
    for (let n = 0; n < 19; n++) calibration.add([answer]);
    expect(calibration.measured('one', 0)).toBeNull();
    calibration.add([answer]);
    const measured = calibration.measured('one', 0);
    expect(measured?.answers).toBe(20);
    expect(measured?.difficulty).toBeLessThan(0);
    expect(measured?.difficulty).toBeGreaterThan(-2);
  });

  it('stay where the author put them if the answers agree', () => {
    const calibration = new Calibration(UNKNOWN_POPULATION);
    for (let n = 0; n < 200; n++)
      for (const isRight of [true, false]) calibration.add([{ id: 'one', difficulty: 0, guess: 0, isRight }]);
    expect(Math.abs(calibration.measured('one', 0)?.difficulty ?? 9)).toBeLessThan(0.05);
  });
});
