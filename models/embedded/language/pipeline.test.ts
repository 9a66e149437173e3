import { Binary, Decimal128, Long, ObjectId } from 'bson';
import { expect, test } from 'vitest';
import type { Document } from './documents.ts';
import { compileFilter } from './matcher.ts';
import { runPipeline } from './pipeline.ts';

const ids = [1, 2].map((n) => new ObjectId(`65f00000000000000000000${n}`));
const others: Record<string, Document[]> = {
  users: [
    { _id: ids[0], name: 'Ann' },
    { _id: ids[1], name: 'Bo' },
  ],
};

function run(documents: Document[], ...pipeline: Document[]): Document[] {
  const find = (name: string, filter: Document) => (others[name] ?? []).filter(compileFilter(filter));
  return runPipeline(documents, pipeline, { find, variables: {} });
}

test('$group adds up by ids, dates, bytes and missing fields, Longs included', () => {
  const documents = [
    { by: ids[0], n: 1 },
    { by: new ObjectId(ids[0]?.toHexString()), n: Long.fromNumber(2) },
    { by: ids[1], n: 'not a number' },
    { n: 5 },
    { by: null },
  ];
  const groups = run(documents, {
    $group: { _id: '$by', n: { $sum: '$n' }, count: { $sum: 1 }, average: { $avg: '$n' } },
  });
  expect(groups).toEqual([
    { _id: ids[0], n: 3, count: 2, average: 1.5 },
    { _id: ids[1], n: 0, count: 1, average: null },
    { _id: null, n: 5, count: 2, average: 5 },
  ]);
  const bytes = (n: number) => new Binary(Buffer.from([n, 255]));
  expect(run([{ b: bytes(1) }, { b: bytes(2) }, { b: bytes(1) }], { $group: { _id: '$b' } })).toHaveLength(2);
});

test('$min, $max, $first, $last, $push and $addToSet over values of several types', () => {
  const documents = [{ v: new Date(5) }, { v: ids[1] }, { v: ids[0] }, {}, { v: ids[0] }];
  const fields = {
    min: { $min: '$v' },
    max: { $max: '$v' },
    first: { $first: '$v' },
    all: { $push: '$v' },
    set: { $addToSet: '$v' },
  };
  const [group] = run(documents, { $group: { _id: null, ...fields } });
  expect(group).toEqual({
    _id: null,
    min: ids[0],
    max: new Date(5),
    first: new Date(5),
    all: [new Date(5), ids[1], ids[0], ids[0]],
    set: [new Date(5), ids[1], ids[0]],
  });
});

test('$project includes, excludes and computes; a missing value leaves no field', () => {
  const [document] = run([{ _id: 1, a: 2, b: [{ c: 1, d: 2 }], e: 3 }], {
    $project: {
      a: 1,
      'b.c': 1,
      sum: { $add: ['$a', '$e'] },
      gone: '$nothing',
      same: { $eq: ['$nothing', null] },
    },
  });
  expect(document).toEqual({ _id: 1, a: 2, b: [{ c: 1 }], sum: 5, same: false });
  expect(Object.keys(document ?? {})).toEqual(['_id', 'a', 'b', 'sum', 'same']);
  expect(run([{ _id: 1, a: 2, b: 1 }], { $project: { a: 0 } })).toEqual([{ _id: 1, b: 1 }]);
});

test('$addFields and $unset', () => {
  const stages = [{ $addFields: { c: { $cond: [{ $in: ['$a', [1, 2]] }, 'yes', 'no'] } } }, { $unset: 'b' }];
  expect(run([{ a: 1, b: 1 }, { a: 3 }], ...stages)).toEqual([
    { a: 1, c: 'yes' },
    { a: 3, c: 'no' },
  ]);
});

test('$unwind repeats, drops nothing-to-unwind, keeps it when told, and leaves its input alone', () => {
  const documents = [
    { n: 1, a: { b: ['x', ''] } },
    { n: 2, a: { b: [] } },
    { n: 3 },
    { n: 4, a: { b: 'single' } },
  ];
  const before = structuredClone(documents);
  expect(run(documents, { $unwind: '$a.b' })).toEqual([
    { n: 1, a: { b: 'x' } },
    { n: 1, a: { b: '' } },
    { n: 4, a: { b: 'single' } },
  ]);
  const kept = run(documents, {
    $unwind: { path: '$a.b', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' },
  });
  expect(kept).toEqual([
    { n: 1, a: { b: 'x' }, i: 0 },
    { n: 1, a: { b: '' }, i: 1 },
    { n: 2, a: {}, i: null },
    { n: 3, i: null },
    { n: 4, a: { b: 'single' }, i: null },
  ]);
  expect(documents).toEqual(before);
});

test('$lookup joins by field, by array of ids, and by pipeline', () => {
  const [document] = run([{ by: ids[0], all: ids }], {
    $lookup: { from: 'users', localField: 'all', foreignField: '_id', as: 'found' },
  });
  expect(document?.found).toEqual(others.users);
  const lookup = {
    from: 'users',
    localField: 'by',
    foreignField: '_id',
    let: { wanted: '$name' },
    pipeline: [{ $match: { $expr: { $eq: ['$name', '$$wanted'] } } }, { $project: { _id: 0 } }],
    as: 'found',
  };
  expect(
    run(
      [
        { by: ids[0], name: 'Ann' },
        { by: ids[1], name: 'Ann' },
      ],
      { $lookup: lookup },
    ).map(({ found }) => found),
  ).toEqual([[{ name: 'Ann' }], []]);
});

test('$facet, $sort, $skip, $limit and $count', () => {
  const documents = [3, 1, 2].map((n) => ({ n }));
  expect(
    run(documents, {
      $facet: { page: [{ $sort: { n: 1 } }, { $skip: 1 }, { $limit: 1 }], total: [{ $count: 'n' }] },
    }),
  ).toEqual([{ page: [{ n: 2 }], total: [{ n: 3 }] }]);
});

test.each<[Document, number]>([
  [{ $group: { _id: null, x: { $nope: 1 } } }, 115],
  [{ $project: { x: { $nope: 1 } } }, 168],
  [{ $project: { 'a.b': '$c' } }, 115],
  [{ $addFields: { 'a.b': 1 } }, 115],
  [{ $out: 'x' }, 40324],
  [{ $limit: 0 }, 2],
])('%j is refused with %d', (stage, code) => {
  expect(() => run([{ a: 1 }], stage)).toThrow(expect.objectContaining({ code }));
});

test('computing with Decimal128 is refused, passing it through is not', () => {
  const documents = [{ price: Decimal128.fromString('1.50') }];
  expect(run(documents, { $sort: { _id: 1 } }, { $project: { price: 1 } })).toEqual(documents);
  const sum = { $group: { _id: null, sum: { $sum: '$price' } } };
  expect(() => run(documents, sum)).toThrow(expect.objectContaining({ code: 115 }));
});
