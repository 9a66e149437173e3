import { describe, expect, test } from 'vitest';
import { judge, type Line } from '../bench/figure.ts';
import { createTemplates, FIRST_NUMBER, numbered, readNumber } from '../bench/load/messages.ts';
import { highestRate } from '../bench/rateSearch.ts';
import { evenSchedule } from '../bench/schedule.ts';
import { median, percentile } from '../bench/statistics.ts';

describe('statistics', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);

  test.each([
    [0.5, 50],
    [0.99, 99],
    [1, 100],
    [0.001, 1],
  ])('%d of a hundred values lie at or below the percentile', (share, value) => {
    expect(percentile(hundred, share)).toBe(value);
  });

  test('median of an odd and an even number of values, in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([10, 2, 1, 4])).toBe(3);
  });

  test('nothing measured is no number', () => {
    expect(percentile([], 0.5)).toBeNaN();
    expect(median([])).toBeNaN();
  });
});

describe('evenSchedule', () => {
  test('events are due at even intervals from the start', () => {
    const schedule = evenSchedule(1_000, 200, 0.5);
    expect(schedule.count).toBe(100);
    expect([schedule.dueMs(0), schedule.dueMs(1), schedule.dueMs(99)]).toEqual([1_000, 1_005, 1_495]);
    expect([999, 1_000, 1_004, 1_005, 9_000].map(schedule.dueBy)).toEqual([0, 1, 1, 2, 100]);
  });

  test('what is due does not depend on what was done', () => {
    const schedule = evenSchedule(0, 1_000, 10);
    for (let now = 0; now < 9_000; now += 37)
      expect(schedule.dueMs(schedule.dueBy(now) - 1)).toBeLessThanOrEqual(now);
  });
});

describe('highestRate', () => {
  test.each([3, 450, 6_000, 91_000])('finds %d to within 5 % from any guess', async (limit) => {
    for (const guess of [100, 6_000]) {
      const found = await highestRate(async (rate) => rate <= limit, guess, 1.6);
      expect(found).toBeLessThanOrEqual(limit);
      expect(found).toBeGreaterThan(limit / 1.06);
    }
  });

  test('one pause does not count', async () => {
    let asked = 0;
    const found = await highestRate(async (rate) => ++asked !== 1 && rate <= 6_500, 6_000, 1.15);
    expect(found).toBeGreaterThanOrEqual(6_000);
  });

  test('nothing holds: nought', async () => {
    expect(await highestRate(async () => false, 100, 1.5)).toBe(0);
  });
});

describe('judge', () => {
  const line: Line = { name: 'x', unit: 'ms', ours: [8, 9, 30, 9, 8], bare: [10, 10, 40, 10, 10] };

  test('the ratio is the median of the ratios of the runs', () => {
    expect(judge(line)).toMatchObject({ oursMedian: 9, bareMedian: 10, ratio: 0.8, verdict: '' });
  });

  test.each([
    [{ of: 'ratio', atLeast: 0.8 }, 'met'],
    [{ of: 'ratio', atLeast: 0.81 }, 'missed'],
    [{ of: 'ratio', atMost: 0.8 }, 'met'],
    [{ of: 'ours', atMost: 8 }, 'missed'],
    [{ of: 'ours', atMost: 9 }, 'met'],
    [{ of: 'every', atMost: 29 }, 'missed'],
    [{ of: 'every', atMost: 30 }, 'met'],
  ] as const)('%o: %s', (target, verdict) => {
    expect(judge({ ...line, target }).verdict).toBe(verdict);
  });

  test('a value that is missing misses its target', () => {
    expect(judge({ ...line, ours: [], target: { of: 'ours', atMost: 9 } }).verdict).toBe('missed');
  });

  test('a generator above 70 % of a core spoils the figure', () => {
    const target = { of: 'ratio', atLeast: 0.1 } as const;
    expect(judge({ ...line, target, generatorLoad: 0.71 }).verdict).toBe('generator too busy');
    expect(judge({ ...line, target, generatorLoad: 0.69 }).verdict).toBe('met');
  });
});

describe('messages of the load', () => {
  test('carry their number where it is read again', () => {
    const wrap = (request: string, signal: unknown) =>
      `42${request}["signal:send",${JSON.stringify(signal)}]`;
    const templates = createTemplates('a-negotiation', wrap);
    for (const template of Object.values(templates)) {
      const frame = numbered(template, FIRST_NUMBER + 4_711);
      expect(readNumber(frame, frame.length - template.numberFromEnd)).toBe(FIRST_NUMBER + 4_711);
      const [, { signal }] = JSON.parse(frame.toString().replace(/^.*?42\d{8}/s, ''));
      expect(JSON.stringify(signal)).toContain('10004711');
    }
  });
});
