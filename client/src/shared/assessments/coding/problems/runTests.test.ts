import type { Problem, ProblemTests } from '@preproom/models/contract/assessments/problems';
import { expect, test } from 'vitest';
import type { Program, RunResult } from '../../../../code/run/runProtocol.ts';
import { runTests } from './runTests.ts';
import { testBatches } from './testBatches.ts';
import { inputText, valueText } from './valueText.ts';

const signature = {
  kind: 'function' as const,
  name: 'twice',
  params: [{ name: 'n', type: 'int' as const }],
  returns: 'int' as const,
};
const CODE = { task: { kind: 'code', signature, starter: {}, open: [] } } as unknown as Problem;
const each = (n: number) => ({ args: [n], expect: 2 * n, compare: 'exact' as const, limitMs: 100 });
const CODE_TESTS: ProblemTests = { kind: 'code', open: [each(1)], hidden: [each(2), each(3)] };

const ENDED: RunResult = {
  ...{ status: 'ok', stdout: '', stderr: '', traceback: null, tables: [], ms: 1, slowness: 1 },
};

test('a program runs all tests within the sum of their times, and each answer is judged', async () => {
  const ran: Program[] = [];
  const run = await runTests(
    CODE,
    CODE_TESTS,
    { language: 'javascript', source: 'twice' },
    async (program) => {
      ran.push(program);
      const nonce = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(program.source)?.[0];
      const stdout = `hello\n\n${nonce} {"result":2,"ms":1}\n\n${nonce} {"result":5,"ms":1}\n`;
      return { ...ENDED, status: 'timeout', stdout };
    },
  );
  expect(ran).toMatchObject([{ language: 'javascript', limitMs: 300, linesBefore: 1 }]);
  expect(run?.ending.status).toBe('timeout');
  expect(run?.results).toMatchObject([
    { outcome: 'right', input: 'n = 1', expected: '2', got: '2', printed: 'hello' },
    { outcome: 'wrong', input: 'n = 2', expected: '4', got: '5' },
    { outcome: 'missing', input: 'n = 3', expected: '6', got: null },
  ]);
});

const QUERY = { task: { kind: 'sql', schema: 'CREATE TABLE t (n);', open: [] } } as unknown as Problem;
const rows = (n: number) => ({ columns: ['n'], rows: [[n]] });
const QUERY_TESTS: ProblemTests = {
  kind: 'sql',
  open: [{ seed: 'INSERT INTO t VALUES (1);', expect: rows(1), compare: 'exact' }],
  hidden: [{ seed: 'INSERT INTO t VALUES (2);', expect: rows(2), compare: 'exact' }],
};
const CODE_IN_SQL = { language: 'sql', source: 'SELECT n FROM t' } as const;

test('a query runs once for each test, in a database that the test fills', async () => {
  const ran: Program[] = [];
  const run = await runTests(QUERY, QUERY_TESTS, CODE_IN_SQL, async (program) => {
    ran.push(program);
    return { ...ENDED, tables: [{ ...rows(1), isCut: false }] };
  });
  expect(ran.map(({ source }) => source)).toEqual([
    'CREATE TABLE t (n);\nINSERT INTO t VALUES (1);\nSELECT n FROM t',
    'CREATE TABLE t (n);\nINSERT INTO t VALUES (2);\nSELECT n FROM t',
  ]);
  expect(ran[0]?.linesBefore).toBe(2);
  expect(run?.results.map(({ outcome }) => outcome)).toEqual(['right', 'wrong']);
});

test('rows that were cut are never right, and a query that answers nothing is wrong', async () => {
  const answers = [[{ ...rows(1), isCut: true }], []];
  const run = await runTests(QUERY, QUERY_TESTS, CODE_IN_SQL, async () => ({
    ...ENDED,
    tables: answers.shift() ?? [],
  }));
  expect(run?.results.map(({ outcome }) => outcome)).toEqual(['wrong', 'wrong']);
});

test('an error of a query is kept as the ending, and a stop ends the run', async () => {
  const traceback = { message: 'no such column: m', frames: [{ line: 1, name: null }] };
  const failed = { ...ENDED, status: 'error' as const, traceback };
  const run = await runTests(QUERY, QUERY_TESTS, CODE_IN_SQL, async () => failed);
  expect(run?.ending).toEqual(failed);
  expect(run?.results).toMatchObject([
    { outcome: 'error', error: 'no such column: m' },
    { outcome: 'error' },
  ]);
  const stopped = await runTests(QUERY, QUERY_TESTS, CODE_IN_SQL, async () => ({
    ...ENDED,
    status: 'stopped',
  }));
  expect(stopped?.results).toHaveLength(1);
  expect(stopped?.ending.status).toBe('stopped');
});

test('nothing is judged where the program was not started', async () => {
  expect(await runTests(QUERY, QUERY_TESTS, CODE_IN_SQL, async () => null)).toBeNull();
});

test('values are written as people write them, and long ones are cut', () => {
  expect(valueText([1, 'a, b', null, [true]])).toBe('[1, "a, b", null, [true]]');
  expect(valueText({ $number: 'NaN' })).toBe('NaN');
  expect(valueText(Array.from({ length: 5000 }, () => 10))).toHaveLength(401);
  const stack = { kind: 'class' as const, name: 'Stack', params: [], methods: [] };
  expect(inputText(stack, [['Stack'], ['push', 3]])).toBe('Stack()\npush(3)');
});

test('a compiled program reads its tests in parts that its input and its time have room for', async () => {
  const many = Array.from({ length: 25 }, (_, n) => ({ ...each(n), limitMs: 1_000 }));
  const big = { ...each(0), args: ['x'.repeat(50_000)] };
  expect(testBatches('javascript', many)).toEqual([many]);
  expect(testBatches('java', many).map(({ length }) => length)).toEqual([10, 10, 5]);
  expect(testBatches('cpp', [each(1), big, each(2), big]).map(({ length }) => length)).toEqual([3, 1]);
  const inputs: string[] = [];
  const run = await runTests(
    CODE,
    { kind: 'code', open: many, hidden: [] },
    { language: 'cpp', source: 'twice' },
    async ({ stdin }) => {
      inputs.push(stdin);
      return { ...ENDED, status: inputs.length === 2 ? 'timeout' : 'ok', slowness: 2 };
    },
  );
  // After a part that did not end well, the rest is not run.
  expect(inputs).toHaveLength(2);
  expect(run?.ending.status).toBe('timeout');
  expect(run?.results).toHaveLength(25);
});
