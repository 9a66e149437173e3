import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHECKS } from './checks.ts';
import { sameValue } from './compare.ts';

describe('comparing a result', () => {
  test.each([
    ['exact', [1, 2], [1, 2], true],
    ['exact', [1, 2], [2, 1], false],
    ['exact', 1, true, false],
    ['exact', '1', 1, false],
    ['exact', 0, -0, true],
    ['exact', null, undefined, true],
    ['exact', 3, { $number: 'NaN' }, false],
    ['unordered', [1, 2, 2], [2, 1, 2], true],
    ['unordered', [1, 2, 2], [1, 1, 2], false],
    ['unordered', ['a', 'ab'], ['ab', 'a'], true],
    ['unordered', [[1, 2]], [[2, 1]], false],
    ['unordered', [], null, false],
    ['unordered-nested', [['a', 'b'], ['c']], [['c'], ['b', 'a']], true],
    ['unordered-nested', [['a', 'b'], ['c']], [['c', 'b'], ['a']], false],
    ['float', 0.1 + 0.2, 0.3, true],
    ['float', 1e9, 1e9 + 100, true],
    ['float', 0.5, 0.5001, false],
    ['float', [1, [2.5]], [1.0000001, [2.5]], true],
    ['float', [1], [1, 1], false],
    ['float', 1, null, false],
    ['float', null, null, true],
  ] as const)('%s: expected %j, got %j', (comparison, expected, got, same) => {
    expect(sameValue(comparison, expected, got)).toBe(same);
  });

  test('unordered takes any order, and no other elements', () => {
    const shuffled = fc
      .array(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }))
      .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(sameValue('unordered', list, other)).toBe(true);
        expect(
          sameValue(
            'unordered-nested',
            list,
            other.map((inner) => inner.toReversed()),
          ),
        ).toBe(true);
        expect(sameValue('unordered', list, [...other, []])).toBe(false);
      }),
    );
  });
});

describe('one of several valid results:', () => {
  const order = CHECKS['topological-order'];
  const pairs = [
    [1, 0],
    [2, 0],
    [3, 1],
    [3, 2],
  ];
  test.each([
    [[0, 1, 2, 3], true],
    [[0, 2, 1, 3], true],
    [[1, 0, 2, 3], false],
    [[0, 1, 2], false],
    [[0, 1, 2, 3, 3], false],
    [[0, 1, 2, 4], false],
    [[0, 1, 2, -3], false],
    [[], false],
    ['0123', false],
  ])('an order of four things, %j', (got, valid) => {
    expect(order([4, pairs], got, [0, 1, 2, 3])).toBe(valid);
  });

  test('no order where there is none', () => {
    const circle = [
      [0, 1],
      [1, 0],
    ];
    expect(order([2, circle], [], [])).toBe(true);
    expect(order([2, circle], [0, 1], [])).toBe(false);
  });

  test.each([
    [1, true],
    [4, true],
    [0, false],
    [2, false],
    [5, false],
    [1.5, false],
    [null, false],
  ])('a peak of 1 3 2 4 6, at %j', (got, valid) => {
    expect(CHECKS['peak-position']([[1, 3, 2, 4, 6]], got, 1)).toBe(valid);
  });
});
