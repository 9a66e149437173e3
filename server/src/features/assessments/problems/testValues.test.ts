import { describe, expect, test } from 'vitest';
import { expandValue } from './testValues.ts';

describe('values in short', () => {
  test.each([
    [{ $range: [2, 5] }, [2, 3, 4, 5]],
    [{ $range: [2, -1] }, [2, 1, 0, -1]],
    [{ $repeat: [[1], 2] }, [[1], [1]]],
    [
      { $repeat: [{ $range: [1, 2] }, 2] },
      [
        [1, 2],
        [1, 2],
      ],
    ],
    [{ $text: ['ab', 3] }, 'ababab'],
    [{ $concat: [{ $range: [1, 2] }, [9]] }, [1, 2, 9]],
    [{ $concat: [{ $text: ['a', 3] }, 'b'] }, 'aaab'],
    [
      [1, { $range: [1, 2] }, null, 'x'],
      [1, [1, 2], null, 'x'],
    ],
  ])('%j', (value, expanded) => {
    expect(expandValue(value)).toEqual(expanded);
  });

  test('numbers by chance are the same for a seed, and within their bounds', () => {
    const numbers = expandValue({ $random: [5, 1000, -3, 3] }) as number[];
    expect(numbers).toEqual(expandValue({ $random: [5, 1000, -3, 3] }));
    expect(numbers).not.toEqual(expandValue({ $random: [6, 1000, -3, 3] }));
    expect(numbers).toHaveLength(1000);
    expect(new Set(numbers)).toEqual(new Set([-3, -2, -1, 0, 1, 2, 3]));
  });

  test('any other object is refused', () => {
    expect(() => expandValue([{ $sum: [1] }])).toThrow('no value of a test');
    expect(() => expandValue({})).toThrow('no value of a test');
  });
});
