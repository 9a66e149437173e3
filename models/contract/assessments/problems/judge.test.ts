import { describe, expect, test } from 'vitest';
import { judge, type ProblemTest } from './judge.ts';
import { judgeQuery } from './judgeQuery.ts';

const NONCE = 'n7';
const test1: ProblemTest = { args: [1], expect: 2, compare: 'exact', limitMs: 100 };
const outcomes = (tests: number, stdout: string, slowness = 1) =>
  judge(new Array(tests).fill(test1), stdout, NONCE, slowness);

describe('judging what a program printed', () => {
  test('takes each test’s result, and what the code printed before it', () => {
    const stdout = 'hello\nworld\nn7 {"result":2,"ms":1}\n\nn7 {"result":3,"ms":2}\n';
    expect(outcomes(2, stdout)).toEqual([
      { outcome: 'right', got: 2, ms: 1, printed: 'hello\nworld' },
      { outcome: 'wrong', got: 3, ms: 2, printed: '' },
    ]);
  });

  test('has an error of its own for each test', () => {
    expect(outcomes(1, '\nn7 {"error":"TypeError: x","ms":0}')).toEqual([
      { outcome: 'error', error: 'TypeError: x', ms: 0, printed: '' },
    ]);
  });

  test('a right result after the limit is late, on a slow device later', () => {
    const stdout = '\nn7 {"result":2,"ms":250}';
    expect(outcomes(1, stdout)[0]?.outcome).toBe('late');
    expect(outcomes(1, stdout, 3)[0]?.outcome).toBe('right');
  });

  test('what never came, or was cut off, is missing; the last output stands with the first of them', () => {
    expect(outcomes(3, '\nn7 {"result":2,"ms":1}\nboom\nn7 {"resu')).toEqual([
      { outcome: 'right', got: 2, ms: 1, printed: '' },
      { outcome: 'missing', printed: 'boom\nn7 {"resu' },
      { outcome: 'missing', printed: '' },
    ]);
  });

  test('a line without the nonce is no result', () => {
    expect(outcomes(1, 'n8 {"result":2,"ms":1}\n{"result":2,"ms":1}')[0]?.outcome).toBe('missing');
  });
});

describe('judging rows', () => {
  const expected = {
    columns: ['Name', 'total'],
    rows: [
      ['Asha', 0.1 + 0.2],
      ['Dev', null],
    ],
  };
  test.each([
    [
      'the same rows',
      {
        columns: ['name', 'TOTAL'],
        rows: [
          ['Asha', 0.3],
          ['Dev', null],
        ],
      },
      true,
      true,
    ],
    [
      'another order',
      {
        columns: ['name', 'total'],
        rows: [
          ['Dev', null],
          ['Asha', 0.3],
        ],
      },
      false,
      true,
    ],
    [
      'another column',
      {
        columns: ['name', 'sum'],
        rows: [
          ['Asha', 0.3],
          ['Dev', null],
        ],
      },
      false,
      false,
    ],
    ['a row too few', { columns: ['name', 'total'], rows: [['Asha', 0.3]] }, false, false],
    [
      '0 for null',
      {
        columns: ['name', 'total'],
        rows: [
          ['Asha', 0.3],
          ['Dev', 0],
        ],
      },
      false,
      false,
    ],
  ])('%s', (_, got, exact, unordered) => {
    expect(judgeQuery({ expect: expected, compare: 'exact' }, got)).toBe(exact);
    expect(judgeQuery({ expect: expected, compare: 'unordered' }, got)).toBe(unordered);
  });
});
