import { QUIZ_BANDS } from '@preproom/models/contract/assessments/quizResult';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemsOf } from '../bank/bank.ts';
import { BankItem, chanceByGuessing, keyOf, optionsOf } from '../bank/bankItem.ts';
import { chanceOfRight, estimateAbility } from './ability.ts';
import { bandOf, bandRange } from './bands.ts';
import { isPossibleChoice, isRightChoice, shownKey, shuffledOrder } from './judge.ts';
import { isOverexposed, selectItem } from './selectItem.ts';
import { ANSWER_GRACE_MS, isLate, leftMs } from './timing.ts';

const words = {
  id: 'an-item',
  topic: 'Physics',
  difficulty: 0,
  seconds: 60,
  prompt: '?',
  explanation: '.',
  source: 'A book',
};
const SINGLE = BankItem.parse({ ...words, kind: 'single', right: 'a', wrong: ['b', 'c', 'd'] });
const MULTIPLE = BankItem.parse({ ...words, kind: 'multiple', right: ['a', 'b'], wrong: ['c', 'd'] });
const ORDER = BankItem.parse({ ...words, kind: 'order', sequence: ['a', 'b', 'c', 'd'] });
const FAULT = BankItem.parse({ ...words, kind: 'fault', lines: ['a', 'b', 'c', 'd'], faultLine: 3 });
const ALL = [SINGLE, MULTIPLE, ORDER, FAULT];

describe('the estimate of an ability', () => {
  test('is the prior without answers', () => {
    const { ability, standardError } = estimateAbility([]);
    expect(ability).toBeCloseTo(0, 6);
    expect(standardError).toBeCloseTo(1.8, 1);
  });

  test('of a right and a wrong answer to the same item is the middle between item and prior, with less error', () => {
    const both = [true, false].map((isRight) => ({ difficulty: 1, guess: 0, isRight }));
    const { ability, standardError } = estimateAbility(both);
    expect(ability).toBeGreaterThan(0);
    expect(ability).toBeLessThan(1);
    expect(standardError).toBeLessThan(1.5);
  });

  test('rises with a right answer and falls with a wrong one, whatever was answered before', () => {
    const answer = fc.record({
      difficulty: fc.double({ min: -2.5, max: 2.5, noNaN: true }),
      guess: fc.double({ min: 0, max: 0.5, noNaN: true }),
      isRight: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 13 }), answer, (before, { difficulty, guess }) => {
        const { ability } = estimateAbility(before);
        const risen = estimateAbility([...before, { difficulty, guess, isRight: true }]).ability;
        const fallen = estimateAbility([...before, { difficulty, guess, isRight: false }]).ability;
        expect(risen).toBeGreaterThan(ability);
        expect(fallen).toBeLessThan(ability);
      }),
    );
  });

  test('rests on even chances at an item of the same difficulty', () => {
    expect(chanceOfRight(1.2, { difficulty: 1.2, guess: 0 })).toBe(0.5);
    expect(chanceOfRight(2, { difficulty: 1, guess: 0 })).toBeCloseTo(0.731, 3);
  });

  test('counts what guessing alone gets right', () => {
    expect([SINGLE, MULTIPLE, ORDER, FAULT].map(chanceByGuessing)).toEqual([1 / 4, 1 / 15, 1 / 24, 1 / 4]);
    expect(chanceOfRight(-50, { difficulty: 0, guess: 0.25 })).toBeCloseTo(0.25, 6);
    // 4 of 15 easy questions are what a guess gets.
    const guessed = Array.from({ length: 15 }, (_, i) => ({ difficulty: -1, guess: 0.25, isRight: i < 4 }));
    const { ability, standardError } = estimateAbility(guessed);
    expect(bandRange({ ability, standardError })).toMatchObject({ band: 'starting', bandTo: 'starting' });
  });
});

test('bands are a logit wide, and the range is an error to either side', () => {
  expect([-2, -1, 0, 1, 2].map(bandOf)).toEqual([...QUIZ_BANDS]);
  expect(bandRange({ ability: 0.2, standardError: 0.5 })).toEqual({
    band: 'solid',
    bandFrom: 'solid',
    bandTo: 'strong',
  });
});

describe('a choice', () => {
  test('is right in any shuffled order exactly when it is the key', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (item, numbers) => {
          const order = shuffledOrder(item, () => numbers.next().value ?? 0);
          expect(order.toSorted((a, b) => a - b)).toEqual(optionsOf(item).map((_, i) => i));
          const key = shownKey(item, order);
          expect(isRightChoice(item, order, key)).toBe(true);
          expect(key.map((position) => order[position])).toEqual(
            item.kind === 'order' ? keyOf(item) : expect.arrayContaining([...keyOf(item)]),
          );
          const other = key.map((position) => (position + 1) % optionsOf(item).length);
          if (item.kind !== 'multiple') expect(isRightChoice(item, order, other)).toBe(false);
          const untouched = order.map((_, position) => position);
          if (item.kind === 'order') expect(isRightChoice(item, order, untouched)).toBe(false);
        },
      ),
    );
  });

  test('that is right in part is not right', () => {
    const order = [0, 1, 2, 3];
    expect(isRightChoice(MULTIPLE, order, [0])).toBe(false);
    expect(isRightChoice(MULTIPLE, order, [0, 1, 2])).toBe(false);
    expect(isRightChoice(MULTIPLE, order, [1, 0])).toBe(true);
    expect(isRightChoice(ORDER, order, [1, 0, 2, 3])).toBe(false);
  });

  test.each([
    [SINGLE, [0, 1]],
    [SINGLE, [4]],
    [MULTIPLE, [0, 0]],
    [MULTIPLE, []],
    [ORDER, [0, 1, 2]],
    [FAULT, [4]],
  ])('%# that the item does not have is refused', (item, choice) => {
    expect(isPossibleChoice(item, choice)).toBe(false);
  });

  test('is not there already when something is to be put in order', () => {
    // Leaves every option where the author put it.
    expect(shuffledOrder(ORDER, () => 0.999)).toEqual([1, 2, 3, 0]);
  });

  test('leaves lines of a fault in their order', () => {
    expect(shuffledOrder(FAULT, () => 0)).toEqual([0, 1, 2, 3]);
    expect(shownKey(FAULT, [0, 1, 2, 3])).toEqual([2]);
  });
});

describe('the next item', () => {
  const items = [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.4].map((difficulty, i) => ({
    id: `item-${i}`,
    topic: `topic ${i}`,
    difficulty,
  }));
  const base = { items, ability: 0.3, asked: [], seenBefore: new Set<string>(), random: () => 0 };
  const unused = { quizzes: 0, shown: {} };

  test('is one of those a third of a logit below the ability', () => {
    expect(selectItem({ ...base, exposure: unused })?.id).toBe('item-4');
    expect(selectItem({ ...base, ability: 2.7, exposure: unused })?.id).toBe('item-9');
  });

  test('is none that was asked, and none when all were', () => {
    expect(selectItem({ ...base, asked: ['item-4'], exposure: unused })?.id).not.toBe('item-4');
    expect(selectItem({ ...base, asked: items.map(({ id }) => id), exposure: unused })).toBeNull();
  });

  test('is none that is in its share of the quizzes already: 28 %, in a small bank more', () => {
    const exposure = { quizzes: 100, shown: { 'item-4': 28, 'item-3': 27 } };
    expect(isOverexposed(exposure, 'item-4', 400)).toBe(true);
    expect(isOverexposed(exposure, 'item-3', 400)).toBe(false);
    expect(isOverexposed(exposure, 'item-4', 60)).toBe(false);
    const far = Array.from({ length: 390 }, (_, i) => ({ id: `far-${i}`, topic: 'far', difficulty: 9 }));
    expect(selectItem({ ...base, items: [...items, ...far], exposure })?.id).toBe('item-3');
    expect(selectItem({ ...base, exposure })?.id).toBe('item-4');
  });

  test('is one that the learner has not seen before, while there is a choice', () => {
    const seenBefore = new Set(['item-4']);
    expect(selectItem({ ...base, seenBefore, exposure: unused })?.id).not.toBe('item-4');
  });
});

describe('the time of an item', () => {
  const [item] = itemsOf('Science');
  const asked = { itemId: item?.id ?? '', askedAt: new Date(1_000_000) };
  const limitMs = (item?.seconds ?? 0) * 1_000;

  test('runs down to 0, and a moment later an answer is late', () => {
    expect(leftMs(asked, 1_000_000)).toBe(limitMs);
    expect(leftMs(asked, 1_000_001 + limitMs)).toBe(0);
    expect(isLate(asked, 1_000_000 + limitMs + ANSWER_GRACE_MS)).toBe(false);
    expect(isLate(asked, 1_000_001 + limitMs + ANSWER_GRACE_MS)).toBe(true);
  });

  test('is never more than its limit when the clock was set back', () => {
    expect(leftMs(asked, 0)).toBe(limitMs);
  });
});
