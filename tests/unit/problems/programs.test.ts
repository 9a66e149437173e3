import { judge } from '@preproom/models/contract/assessments/problems/judge';
import { programFor } from '@preproom/models/contract/assessments/problems/programs/program';
import type {
  ClassSignature,
  FunctionSignature,
  Signature,
  ValueType,
} from '@preproom/models/contract/assessments/problems/signature';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runJavascript, runPython } from '../../support/problems/runScript.ts';

const NONCE = 'c0ffee';
const RUN = { javascript: runJavascript, python: runPython };
type Language = keyof typeof RUN;
const LANGUAGES = ['javascript', 'python'] as const;

/** What the program printed, judged against nothing in particular. */
async function verdicts(language: Language, signature: Signature, source: string, tests: unknown[][]) {
  const program = programFor(language, { signature, source, nonce: NONCE, tests });
  const output = await RUN[language](program.source);
  const asked = tests.map((args) => ({ args, expect: 'x', compare: 'exact' as const, limitMs: 1e9 }));
  return judge(asked, output, NONCE, 1);
}

const results = async (...asked: Parameters<typeof verdicts>) =>
  (await verdicts(...asked)).map((verdict) => ('got' in verdict ? verdict.got : verdict));

const taking = (type: ValueType, returns: FunctionSignature['returns'] = type): FunctionSignature => ({
  kind: 'function',
  name: 'giveBack',
  params: [{ name: 'x', type }],
  returns,
});
const GIVE_BACK = {
  javascript: 'function giveBack(x) { return x; }',
  python: 'def give_back(x):\n    return x',
};

const int = fc.integer();
const text = fc.string({ unit: 'grapheme' });
const tree = fc
  .array(fc.integer({ min: -9, max: 9 }), { maxLength: 6 })
  // A chain to one side or the other, as levels are written.
  .map((values) =>
    values.flatMap((value, i) => (i === 0 ? [value] : value % 2 ? [value, null] : [null, value])),
  )
  .map((values) => values.slice(0, values.findLastIndex((value) => value !== null) + 1));
const VALUES: Partial<Record<ValueType, fc.Arbitrary<unknown>>> = {
  int,
  long: fc.maxSafeInteger(),
  float: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  string: text,
  boolean: fc.boolean(),
  'int[][]': fc.array(fc.array(int)),
  'string[]': fc.array(text),
  ListNode: fc.array(int),
  'ListNode[]': fc.array(fc.array(int)),
  TreeNode: tree,
};
const TYPES = Object.keys(VALUES) as ValueType[];

describe.each(LANGUAGES)('a program in %s', (language) => {
  test.each(TYPES)('hands over %s and takes it back unchanged', async (type) => {
    const lists = fc.array(VALUES[type] ?? fc.constant(null), { minLength: 1, maxLength: 20 });
    const run = fc.asyncProperty(lists, async (values) => {
      const got = await results(
        language,
        taking(type),
        GIVE_BACK[language],
        values.map((value) => [value]),
      );
      expect(got).toEqual(values);
    });
    await fc.assert(run, { numRuns: 15 });
  });

  test.each([
    ['-0', '-0.0', 0],
    ['0 / 0', 'float("nan")', { $number: expect.stringMatching(/nan/i) }],
    ['1 / 0', 'float("inf")', { $number: expect.stringMatching(/inf/i) }],
    ['2n ** 64n', '2 ** 64', { $number: '18446744073709551616' }],
    ['5n', '5', 5],
    ['undefined', 'None', null],
    ['[1, [undefined]]', '(1, (None,))', [1, [null]]],
    ['new Int32Array([3, 4])', '[3, 4]', [3, 4]],
    ['x === 2', 'x == 2', true],
  ])('says what JSON cannot hold: %s', async (javascript, python, expected) => {
    const source =
      language === 'python'
        ? `def give_back(x):\n    return ${python}`
        : `function giveBack(x) { return ${javascript}; }`;
    expect(await results(language, taking('int'), source, [[2]])).toEqual([expected]);
  });

  test.each([
    ['new Map()', 'dict()', /Map|dict/],
    ['Promise.resolve(1)', '(i for i in [])', /Promise|generator/],
    ['(() => { throw new Error("no way"); })()', 'no_way()', /no.way/],
    ['(() => { const f = () => f() + 1; return f(); })()', 'give_back(x) + 1', /RangeError|RecursionError/],
  ])('has an error for the test alone: %s', async (javascript, python, message) => {
    const source =
      language === 'python'
        ? `def give_back(x):\n    return x if x != 1 else ${python}`
        : `function giveBack(x) { return x !== 1 ? x : ${javascript}; }`;
    const [first, second, third] = await verdicts(language, taking('int'), source, [[0], [1], [2]]);
    expect([first, third]).toMatchObject([{ got: 0 }, { got: 2 }]);
    expect(second).toMatchObject({ outcome: 'error', error: expect.stringMatching(message) });
  });

  test('a list that leads back into itself is an error', async () => {
    const source = {
      javascript: 'function giveBack(x) { x.next = x; return x; }',
      python: 'def give_back(x):\n    x.next = x\n    return x',
    };
    expect(await verdicts(language, taking('ListNode'), source[language], [[[1, 2]]])).toMatchObject([
      { outcome: 'error', error: expect.stringContaining('no end') },
    ]);
  });

  test('judges the first argument where nothing is returned, and gives each test values of its own', async () => {
    const source = {
      javascript: 'function giveBack(x) { x.push(9); }',
      python: 'def give_back(x):\n    x.append(9)',
    };
    const same = [1];
    const got = await results(language, taking('int[]', 'void'), source[language], [[same], [same]]);
    expect(got).toEqual([
      [1, 9],
      [1, 9],
    ]);
  });

  test('calls the methods of one object a test', async () => {
    const signature: ClassSignature = {
      kind: 'class',
      name: 'Meter',
      params: [{ name: 'start', type: 'int' }],
      methods: [
        { name: 'addUnits', params: [{ name: 'units', type: 'int' }], returns: 'void' },
        { name: 'reading', params: [], returns: 'int' },
      ],
    };
    const source = {
      javascript:
        'class Meter { constructor(s) { this.s = s; } addUnits(u) { this.s += u; return 7; } reading() { return this.s; } }',
      python:
        'class Meter:\n  def __init__(self, s):\n    self.s = s\n  def add_units(self, u):\n    self.s += u\n    return 7\n  def reading(self):\n    return self.s',
    };
    const calls = [['Meter', 5], ['addUnits', 3], ['reading']];
    expect(await results(language, signature, source[language], [calls, calls])).toEqual([
      [null, null, 8],
      [null, null, 8],
    ]);
  });

  test('keeps what the code prints apart, and is not fooled by built-in objects that it changes', async () => {
    const source = {
      javascript:
        'JSON.stringify = () => "{}"; JSON.parse = () => [7]; const print = console.log; console.log = () => {};\nfunction giveBack(x) { print("seen " + x); return x; }',
      python:
        'import json\njson.dumps = lambda *_: "{}"\njson.loads = lambda *_: [7]\ndef give_back(x):\n    print("seen", x)\n    return x',
    };
    const got = await verdicts(language, taking('int'), source[language], [[1], [2]]);
    // All tests share one Python, in which the change would last.
    await runPython('import importlib, json\nimportlib.reload(json)');
    expect(got).toMatchObject([
      { got: 1, printed: 'seen 1' },
      { got: 2, printed: 'seen 2' },
    ]);
  });

  test('without the function, or with code that does not compile, no test has an answer', async () => {
    for (const source of ['x = 1', 'def (', '']) {
      const got = await verdicts(language, taking('int'), source, [[1], [2]]);
      expect(got.map(({ outcome }) => outcome)).toEqual(['missing', 'missing']);
      expect(got[0]?.printed).toMatch(/Error/);
    }
  });

  test('has the person’s first line where it says', () => {
    const source = '"the first line"';
    const trial = { signature: taking('int'), source, nonce: NONCE, tests: [[1]] };
    const program = programFor(language, trial);
    expect(program.source.split('\n')[program.linesBefore]).toBe(source);
  });
});
