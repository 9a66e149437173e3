import { describe, expect, test } from 'vitest';
import { parseSent } from './errorBody.ts';
import { z } from './zod.ts';

const Lists = z.strictObject({ lists: z.array(z.array(z.int())) });

describe('what was sent', () => {
  test('is given as the schema makes it', () => {
    expect(parseSent(Lists, { lists: [[1]] })).toEqual({ data: { lists: [[1]] } });
  });

  test('has one sentence for each bad field, by its path', () => {
    const { faults } = parseSent(Lists, { lists: [[1, 'a'], 2] });
    expect(Object.keys(faults ?? {})).toEqual(['lists.0.1', 'lists.1']);
  });

  test('has twenty faults at most, each of them short', () => {
    const { faults = {} } = parseSent(Lists, { ['x'.repeat(5_000)]: 1, lists: Array(5_000).fill(1) });
    expect(Object.keys(faults)).toHaveLength(20);
    expect(JSON.stringify(faults).length).toBeLessThan(20 * 400);
  });

  test('with more faults than a call takes arguments is refused like any other', () => {
    const { faults } = parseSent(Lists, { lists: [Array(400_000).fill('a')] });
    expect(faults).toEqual({ '': 'there are too many faults' });
  });
});
