import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from './api.ts';
import type { Endpoint } from './http/endpoint.ts';
import { entered, Line, Paragraphs, Token } from './http/texts.ts';
import { HIDDEN_CHARACTERS } from './http/visibleText.ts';
import { z } from './http/zod.ts';
import { REQUESTS } from './room/signalling.ts';
import { textFields, textFieldsOf } from './testing/textFields.ts';

const FIELDS = [
  ...Object.entries(ENDPOINTS).flatMap(([name, endpoint]) => textFieldsOf(name, endpoint as Endpoint)),
  ...Object.entries(REQUESTS).flatMap(([name, { payload }]) => textFields(payload, name)),
];
const HOSTILE = [
  '\r\n',
  '\n',
  '\t',
  '\0',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u200b',
  '\u202e',
  '\u2028',
  '\ud800',
  '\ue000',
  '\u3164',
];
const LONG_ENOUGH = 'a text of more than twenty letters';

describe('every text that the contract takes', () => {
  test('is many, and among them a title, a search and a chat message', () => {
    const paths = FIELDS.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(400);
    expect(paths).toEqual(
      expect.arrayContaining([
        'createJob.body.title',
        'getJobs.query.q',
        'chat:send.text',
        'saveJob.body.skills[]',
      ]),
    );
  });

  test('has a rule for the characters that it may hold', () => {
    expect(FIELDS.filter(({ rule }) => rule === undefined).map(({ path }) => path)).toEqual([]);
  });

  test('comes out without hidden characters, whatever goes in', () => {
    const cleaned = FIELDS.filter(({ rule }) => rule !== 'compared' && rule !== 'verbatim');
    const leaks = cleaned.flatMap(({ path, schema, rule }) => {
      const isAllowed = rule === 'paragraphs' ? /[\n\t]/g : /(?!)/g;
      const comeOut = HOSTILE.filter((bad) => {
        const { data } = schema.safeParse(`${bad}${LONG_ENOUGH}${bad}${LONG_ENOUGH}`);
        return new RegExp(`[${HIDDEN_CHARACTERS}]`, 'u').test(String(data ?? '').replace(isAllowed, ''));
      });
      return comeOut.map((bad) => `${path}: ${JSON.stringify(bad)}`);
    });
    expect(leaks).toEqual([]);
  });

  test('is stored or passed on as it came in a few places only', () => {
    const parts = FIELDS.filter(({ rule }) => rule === 'verbatim').map(({ path }) => path.split('.')[0]);
    expect([...new Set(parts)].sort()).toEqual([
      'handInCodingRound',
      'reportPayment',
      'runProgram',
      'sendQuery',
      'signal:send',
    ]);
  });

  test('without a rule is found, also inside other schemas', () => {
    const schema = z.object({
      list: z.array(z.union([z.null(), z.string().max(3).optional()])),
      line: Line.max(3),
    });
    const found = textFields(schema, 'x').map(({ path, rule }) => [path, rule]);
    expect(found).toEqual([
      ['x.list[]', undefined],
      ['x.line', 'line'],
    ]);
  });
});

describe('a line', () => {
  test.each([
    ['Developer\r\nBcc: x@evil.example', 'Developer Bcc: x@evil.example'],
    ['a\0b\u202ec\u200bd', 'abcd'],
    ['  spaces \u00a0', 'spaces'],
    ['\u200b\u2060', ''],
    ['शक्\u200dति', 'शक्\u200dति'],
    ['👩🏽\u200d💻 ❤️\u200d🔥', '👩🏽\u200d💻 ❤️\u200d🔥'],
    ['end\u200d', 'end'],
    ['a\ud800b', 'ab'],
    ['C++ & C# – “₹7,999”', 'C++ & C# – “₹7,999”'],
  ])('%j is taken as %j', (typed, taken) => {
    expect(Line.parse(typed)).toBe(taken);
  });

  test('of stacked accents is refused', () => {
    expect(Line.safeParse(`a${'\u0301'.repeat(90)}`).success).toBe(false);
  });
});

test('paragraphs keep their breaks and tabs', () => {
  expect(Paragraphs.parse('One\r\nTwo\rThree\u2028\tFour\0\u202e\n')).toBe('One\nTwo\nThree\n\tFour\n');
});

test('a token has no spaces but plain ones, and nothing beyond ASCII', () => {
  for (const good of ['', 'order_Nxa81', 'eyJ.a-b_c', 'a b']) expect(Token.parse(good)).toBe(good);
  for (const bad of ['a\0', 'a\n', 'é', '\u202e']) expect(Token.safeParse(bad).success).toBe(false);
});

test('what is entered is taken whatever it is, up to its size', () => {
  const taken = [' a\r\n', 9876543210, null, true, ['a'], { b: null }].map((value) =>
    entered(20).parse(value),
  );
  expect(taken).toEqual([' a\r\n', '9876543210', '', 'true', '["a"]', '{"b":null}']);
  expect(entered(20).safeParse(['a text of more than 20']).success).toBe(false);
});
