import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseByTitle, caseStudies } from './caseBank.ts';
import { isPossibleAnswer, isRightAnswer, slipOf, stepKey, stepOptions } from './judgeStep.ts';

const steps = caseStudies().flatMap((study) => study.steps.map((step) => ({ study, step })));
const orders = fc.integer({ min: 0, max: steps.length - 1 }).chain((place) => {
  const positions = stepOptions(steps[place]?.step as never).map((_, position) => position);
  return fc.tuple(fc.constant(place), fc.shuffledSubarray(positions, { minLength: positions.length }));
});

test('the key of every step is right in every order of its options', () => {
  fc.assert(
    fc.property(orders, ([place, order]) => {
      const { step } = steps[place] as (typeof steps)[number];
      const key = stepKey(step, order);
      expect(isPossibleAnswer(step, key)).toBe(true);
      expect(isRightAnswer(step, order, key)).toBe(true);
    }),
  );
});

describe('a step that asks for a number', () => {
  const study = caseByTitle('Ten-minute groceries in Lucknow');
  const step = study?.steps.find(({ id }) => id === 'break-even');
  if (!study || !step) throw new Error('no such step');

  test.each([
    [750, true],
    [752, true],
    [748, true],
    [752.1, false],
    [-750, false],
  ])('%d is right: %s', (number, isRight) => {
    expect(isRightAnswer(step, [], { number })).toBe(isRight);
  });

  test('says what a usual mistake is', () => {
    expect(slipOf(step, { number: 22_500 }, study.exhibits)).toBe(
      'That is a month’s number. The question is about a day.',
    );
    expect(slipOf(step, { number: 5 }, study.exhibits)).toBeNull();
  });

  test('takes no choice, and a choice no number', () => {
    expect(isPossibleAnswer(step, { choice: [0] })).toBe(false);
    const [first] = study.steps;
    expect(first?.kind).toBe('single');
    for (const answer of [{ number: 0 }, { choice: [0, 1] }, { choice: [4] }])
      expect(first && isPossibleAnswer(first, answer)).toBe(false);
  });
});
