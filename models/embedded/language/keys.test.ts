import { Binary, BSONRegExp, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareKeys, invertKey, keyOf } from './keys.ts';

// Values in MongoDB's ascending order.
const ascending: unknown[] = [
  new MinKey(),
  undefined,
  null,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  Long.MIN_VALUE,
  -1.5,
  0,
  1e-300,
  9007199254740992,
  Long.fromString('9007199254740993'),
  Long.MAX_VALUE,
  2 ** 63,
  Number.POSITIVE_INFINITY,
  '',
  '\u0000',
  '\u0001',
  'a',
  'a\u0000',
  'a\u0000b',
  'a\u0001',
  'ab',
  'b',
  '\ufffd',
  '😀',
  {},
  { a: 1 },
  { a: 1, b: 1 },
  { a: 2 },
  { b: 0 },
  { a: 'x' },
  [],
  [1],
  [1, 0],
  [2],
  new Binary(Buffer.from([9])),
  new Binary(Buffer.from([1, 1])),
  new Binary(Buffer.from([1, 2])),
  new Binary(Buffer.from([0, 0]), 5),
  new ObjectId('000000000000000000000001'),
  new ObjectId('000000000000000000000002'),
  false,
  true,
  new Date(-1),
  new Date(0),
  new Timestamp({ t: 1, i: 2 }),
  new Timestamp({ t: 2, i: 1 }),
  new BSONRegExp('a', ''),
  new BSONRegExp('a', 'i'),
  new MaxKey(),
];

test('keys sort as MongoDB sorts values of all types', () => {
  const keys = ascending.map(keyOf);
  expect(keys.toSorted(compareKeys)).toEqual(keys);
  expect(new Set(keys).size).toBe(keys.length);
});

test('numbers of different types and values equal to each other have one key', () => {
  expect(keyOf(Long.fromNumber(5))).toBe(keyOf(5));
  expect(keyOf(new Int32(5).valueOf())).toBe(keyOf(5));
  expect(keyOf(-0)).toBe(keyOf(0));
  expect(keyOf({ a: 1, b: 2 })).not.toBe(keyOf({ b: 2, a: 1 }));
});

const scalar = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.string({ unit: 'grapheme' }),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
);
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  fc.dictionary(fc.string(), scalar, { maxKeys: 3 }),
);

test('joined keys sort by the first, then by the second, in either direction', () => {
  fc.assert(
    fc.property(value, value, value, value, (a, b, c, d) => {
      const byParts = compareKeys(keyOf(a), keyOf(c)) || -compareKeys(keyOf(b), keyOf(d));
      const joined = compareKeys(keyOf(a) + invertKey(keyOf(b)), keyOf(c) + invertKey(keyOf(d)));
      expect(joined).toBe(byParts === 0 ? 0 : byParts);
    }),
    { numRuns: 2000 },
  );
});

test('no key is the beginning of another', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(keyOf(a) === keyOf(b) || !keyOf(b).startsWith(keyOf(a))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
