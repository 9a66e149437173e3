import { Binary, BSONRegExp, Long, MaxKey, MinKey, ObjectId } from 'bson';
import { describe, expect, test } from 'vitest';
import type { Document } from './documents.ts';
import { compileFilter } from './matcher.ts';
import { sortDocuments } from './sorting.ts';

const id = new ObjectId('65f000000000000000000001');
const bytes = (...values: number[]) => new Binary(Buffer.from(values));

// Cases where a naive comparison differs from MongoDB.
describe('matches', () => {
  test.each<[string, Document, Document]>([
    ['null is a missing field', { a: null }, {}],
    ['null is a missing field inside an array’s document', { 'a.b': null }, { a: [{ b: 1 }, {}] }],
    ['null is below a scalar', { 'a.b': null }, { a: 5 }],
    ['$gte null is a missing field', { a: { $gte: null } }, {}],
    ['$in with null is a missing field', { a: { $in: [null, 1] } }, {}],
    ['$ne of a missing field', { a: { $ne: 1 } }, {}],
    ['$nin of a missing field', { a: { $nin: [1] } }, {}],
    ['a Long equals a number', { a: 5 }, { a: Long.fromNumber(5) }],
    [
      'a number is less than a Long',
      { a: { $lt: Long.fromString('9007199254740993') } },
      { a: 9007199254740992 },
    ],
    ['bytes', { a: bytes(1, 255) }, { a: bytes(1, 255) }],
    ['$in of bytes', { a: { $in: [bytes(0), bytes(1)] } }, { a: bytes(1) }],
    ['an id', { a: id }, { a: new ObjectId(id.toHexString()) }],
    ['an id in an array', { a: id }, { a: ['x', id] }],
    ['dates', { a: { $gt: new Date(1), $lt: new Date(3) } }, { a: new Date(2) }],
    ['an element of an array', { a: 2 }, { a: [1, 2] }],
    ['a whole array', { a: [1, 2] }, { a: [1, 2] }],
    ['an array in an array', { a: [1, 2] }, { a: [[1, 2]] }],
    ['a field of an array’s documents', { 'a.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }],
    ['a position', { 'a.1': 'x' }, { a: [0, 'x'] }],
    ['a field named like a position', { 'a.1': 'x' }, { a: [{ 1: 'x' }] }],
    ['bounds by two elements', { a: { $gt: 3, $lt: 2 } }, { a: [1, 9] }],
    ['$elemMatch by values', { a: { $elemMatch: { $gt: 3, $lt: 9 } } }, { a: [1, 5] }],
    ['$elemMatch by documents', { a: { $elemMatch: { b: 1, c: 2 } } }, { a: [{ b: 1 }, { b: 1, c: 2 }] }],
    ['$all', { a: { $all: [1, 2] } }, { a: [2, 3, 1] }],
    ['$size', { a: { $size: 2 } }, { a: [1, 2] }],
    ['$exists of null', { a: { $exists: true } }, { a: null }],
    [
      '$exists by any value but false, 0 and null',
      { a: { $exists: '' }, b: { $exists: Long.ZERO } },
      { a: 1 },
    ],
    ['$type', { a: { $type: 'objectId' } }, { a: id }],
    ['$type of several, in an array', { a: { $type: ['string', 'number'] } }, { a: [true, 1] }],
    ['$not', { a: { $not: { $gt: 5 } } }, { a: 'x' }],
    ['a regular expression', { a: new BSONRegExp('^AB', 'i') }, { a: 'abc' }],
    ['$regex with $options', { a: { $regex: '^AB', $options: 'i' } }, { a: ['x', 'abc'] }],
    ['a regular expression in $in', { a: { $in: [new BSONRegExp('^b', '')] } }, { a: 'bc' }],
    ['$or, $nor and $and', { $or: [{ a: 1 }, { b: 1 }], $nor: [{ c: 1 }], $and: [{ d: null }] }, { b: 1 }],
    ['a field named constructor', { constructor: null }, {}],
  ])('%s', (_name, filter, document) => {
    expect(compileFilter(filter)(document)).toBe(true);
  });
});

describe('does not match', () => {
  test.each<[string, Document, Document]>([
    ['null and an empty array', { a: null }, { a: [] }],
    ['null below scalars of an array', { 'a.b': null }, { a: [1] }],
    ['$gt null', { a: { $gt: null } }, { a: null }],
    ['a number and its text', { a: 1 }, { a: '1' }],
    ['$gt across types', { a: { $gt: 1 } }, { a: 'x' }],
    ['$lt of null', { a: { $lt: 1 } }, {}],
    ['$lt of NaN', { a: { $lt: 1 } }, { a: Number.NaN }],
    ['a document in another order', { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }],
    ['an array in another order', { a: [1, 2] }, { a: [2, 1] }],
    ['bytes of another kind', { a: bytes(1) }, { a: new Binary(Buffer.from([1]), 5) }],
    ['$elemMatch by two elements', { a: { $elemMatch: { b: 1, c: 2 } } }, { a: [{ b: 1 }, { c: 2 }] }],
    ['$not of a match', { a: { $not: { $gt: 5 } } }, { a: [1, 9] }],
    ['$exists: 0', { a: { $exists: 0 } }, { a: 1 }],
  ])('%s', (_name, filter, document) => {
    expect(compileFilter(filter)(document)).toBe(false);
  });
});

test.each<[Document]>([
  [{ a: { $nope: 1 } }],
  [{ $nope: 1 }],
  [{ a: { $in: 5 } }],
  [{ $or: [] }],
  [{ a: { $regex: '(' } }],
  [{ a: { $gt: new BSONRegExp('x', '') } }],
  [{ a: { $ne: new BSONRegExp('x', '') } }],
  [{ a: { $in: [{ $gt: 1 }] } }],
  [{ a: { $size: '1' } }],
  [{ a: { $options: 'i' } }],
])('%j is refused as a bad value', (filter) => {
  expect(() => compileFilter(filter)({})).toThrow(expect.objectContaining({ code: 2 }));
});

test.each<[Document]>([
  [{ $expr: { $gt: ['$a', '$b'] } }],
  [{ a: { $gt: new MinKey() } }],
  [{ a: { $lte: new MaxKey() } }],
  ...[
    ...['\\Aa', 'a\\Z', '\\p{L}', '\\h', '[[:alpha:]]', '(a)\\1', '(?<=a)b', '\\v', '[^]', '\\u0041'],
    ...['(?i:a)', '\\Qa\\E', '[\\S]'],
  ].map((pattern): [Document] => [{ a: new BSONRegExp(pattern, '') }]),
  [{ a: new BSONRegExp('\\w', 'i') }],
  [{ a: new BSONRegExp('a', 'x') }],
])('%j is refused as unsupported', (filter) => {
  expect(() => compileFilter(filter)({})).toThrow(expect.objectContaining({ code: 115 }));
});

// By PCRE's documentation, with MongoDB's options.
test.each<[pattern: string, options: string, text: string, isMatch: boolean]>([
  ['^a$', '', 'a\n', true],
  ['^a$', '', 'a\n\n', false],
  ['^b$', 'm', 'a\nb\nc', true],
  ['^b$', 'm', 'a\rb\rc', false],
  ['^.$', '', '😀', true],
  ['^[^a]$', '', '😀', true],
  ['^.$', '', '\u2028', true],
  ['^.$', '', '\n', false],
  ['^.$', 's', '\n', true],
  ['\\s', '', '\u00a0', false],
  ['[\\s]', '', '\u00a0', false],
  ['^\\s*a\\.b\\-c\\s*$', 'i', ' A.B-C\t', true],
  ['^\\S+$', '', '\u00a0', true],
  ['\\@[\\]\\-[]{2,3}?', '', '@-]', true],
  ['a]}', '', 'a]}', true],
  ['straße', 'i', 'STRAẞE', true],
])('/%s/%s on %j is %s', (pattern, options, text, isMatch) => {
  expect(compileFilter({ a: new BSONRegExp(pattern, options) })({ a: text })).toBe(isMatch);
});

describe('sort', () => {
  test.each(['$natural', '$a', 'a.$b', 'a..b', ''])('by %j is refused', (path) => {
    expect(() => sortDocuments([], { [path]: 1 })).toThrow(/\$natural|cannot be sorted by/);
  });

  const sorted = (values: unknown[], direction: 1 | -1) =>
    sortDocuments(
      values.map((a) => (a === undefined ? {} : { a })),
      { a: direction },
    ).map(({ a }) => a);

  test('orders types as MongoDB does: null, numbers, text, documents, bytes, ids, booleans, dates', () => {
    const ordered = [null, 1, Long.fromNumber(2), 2.5, 'a', 'b', { x: 1 }, bytes(1), id, false, new Date(0)];
    expect(sorted(ordered.toReversed(), 1)).toEqual(ordered);
    expect(sorted(ordered, -1)).toEqual(ordered.toReversed());
  });

  test('an array counts by its lowest element upwards, by its highest downwards', () => {
    expect(
      sorted(
        [
          [5, 1],
          [2, 3],
        ],
        1,
      ),
    ).toEqual([
      [5, 1],
      [2, 3],
    ]);
    expect(sorted([[2, 3], [5, 1], 4], -1)).toEqual([[5, 1], 4, [2, 3]]);
    expect(sorted([1, undefined, []], 1)).toEqual([[], undefined, 1]);
  });

  test('equal documents keep their places', () => {
    const documents = [3, 1, 2].map((n) => ({ n, same: 0 }));
    expect(sortDocuments(documents, { same: -1 })).toEqual(documents);
  });
});
