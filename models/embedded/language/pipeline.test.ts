import { Binary, Decimal128, Long, ObjectId } from 'bson';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTemporaryDatabase } from '../testing/temporaryDatabase.ts';
import type { TemporaryDatabase } from '../testing/testServer.ts';
import type { Document } from './documents.ts';
import { runPipeline } from './pipeline.ts';

const ids = [new ObjectId('65f000000000000000000001'), new ObjectId('65f000000000000000000002')] as const;
const users = [
  { _id: ids[0], name: 'Ann' },
  { _id: ids[1], name: 'Bo' },
];

let database: TemporaryDatabase;
let client: mongoose.mongo.MongoClient;

beforeAll(async () => {
  database = await startTemporaryDatabase();
  client = new mongoose.mongo.MongoClient(database.uri);
  await client.db().collection('users').insertMany(users);
});
afterAll(async () => {
  await client.close();
  await database.remove();
});

/** Runs the pipeline on these documents. For documents without `_id`, removes the one MongoDB adds. */
async function run(documents: Document[], ...pipeline: Document[]): Promise<Document[]> {
  const inputs = client.db().collection('inputs');
  await inputs.deleteMany({});
  await inputs.insertMany(documents.map((document) => ({ ...document })));
  const isBare = documents.every((document) => !('_id' in document));
  return inputs.aggregate([...(isBare ? [{ $unset: '_id' }] : []), ...pipeline]).toArray();
}

test('$group adds up by ids, dates, bytes and missing fields, Longs included', async () => {
  const documents = [
    { by: ids[0], n: 1 },
    { by: new ObjectId(ids[0].toHexString()), n: Long.fromNumber(2) },
    { by: ids[1], n: 'not a number' },
    { n: 5 },
    { by: null },
  ];
  const groups = await run(
    documents,
    { $group: { _id: '$by', n: { $sum: '$n' }, count: { $sum: 1 }, average: { $avg: '$n' } } },
    { $sort: { _id: 1 } },
  );
  expect(groups).toEqual([
    { _id: null, n: 5, count: 2, average: 5 },
    { _id: ids[0], n: 3, count: 2, average: 1.5 },
    { _id: ids[1], n: 0, count: 1, average: null },
  ]);
  const bytes = (n: number) => new Binary(Buffer.from([n, 255]));
  const byBytes = await run([{ b: bytes(1) }, { b: bytes(2) }, { b: bytes(1) }], { $group: { _id: '$b' } });
  expect(byBytes).toHaveLength(2);
});

test('$min, $max, $first, $last, $push and $addToSet over values of several types', async () => {
  const documents = [{ v: new Date(5) }, { v: ids[1] }, { v: ids[0] }, {}, { v: ids[0] }];
  const fields = {
    min: { $min: '$v' },
    max: { $max: '$v' },
    first: { $first: '$v' },
    last: { $last: '$v' },
    all: { $push: '$v' },
    set: { $addToSet: '$v' },
  };
  const [{ set, ...group } = {}] = await run(documents, { $group: { _id: null, ...fields } });
  expect(group).toEqual({
    _id: null,
    min: ids[0],
    max: new Date(5),
    first: new Date(5),
    last: ids[0],
    all: [new Date(5), ids[1], ids[0], ids[0]],
  });
  expect(set).toHaveLength(3);
  expect(set).toEqual(expect.arrayContaining([new Date(5), ids[1], ids[0]]));
});

test('$project includes, excludes and computes; a missing value leaves no field', async () => {
  const [document] = await run([{ _id: 1, a: 2, b: [{ c: 1, d: 2 }], e: 3 }], {
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
  expect(await run([{ _id: 1, a: 2, b: 1 }], { $project: { a: 0 } })).toEqual([{ _id: 1, b: 1 }]);
});

test('$addFields and $unset', async () => {
  const stages = [{ $addFields: { c: { $cond: [{ $in: ['$a', [1, 2]] }, 'yes', 'no'] } } }, { $unset: 'b' }];
  expect(await run([{ a: 1, b: 1 }, { a: 3 }], ...stages)).toEqual([
    { a: 1, c: 'yes' },
    { a: 3, c: 'no' },
  ]);
});

test('$unwind repeats, drops nothing-to-unwind, keeps it when told, and leaves what is stored alone', async () => {
  const documents = [
    { n: 1, a: { b: ['x', ''] } },
    { n: 2, a: { b: [] } },
    { n: 3 },
    { n: 4, a: { b: 'single' } },
  ];
  expect(await run(documents, { $unwind: '$a.b' })).toEqual([
    { n: 1, a: { b: 'x' } },
    { n: 1, a: { b: '' } },
    { n: 4, a: { b: 'single' } },
  ]);
  const kept = await run(documents, {
    $unwind: { path: '$a.b', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' },
  });
  expect(kept).toEqual([
    { n: 1, a: { b: 'x' }, i: 0 },
    { n: 1, a: { b: '' }, i: 1 },
    { n: 2, a: {}, i: null },
    { n: 3, i: null },
    { n: 4, a: { b: 'single' }, i: null },
  ]);
  const stored = await client
    .db()
    .collection('inputs')
    .find({}, { projection: { _id: 0 } })
    .toArray();
  expect(stored).toEqual(documents);
});

test('$lookup joins by field, by array of ids, and by pipeline', async () => {
  const [document] = await run([{ by: ids[0], all: ids }], {
    $lookup: { from: 'users', localField: 'all', foreignField: '_id', as: 'found' },
  });
  expect(document?.found).toEqual(users);
  const lookup = {
    from: 'users',
    localField: 'by',
    foreignField: '_id',
    let: { wanted: '$name' },
    pipeline: [{ $match: { $expr: { $eq: ['$name', '$$wanted'] } } }, { $project: { _id: 0 } }],
    as: 'found',
  };
  const people = [
    { by: ids[0], name: 'Ann' },
    { by: ids[1], name: 'Ann' },
  ];
  const joined = await run(people, { $lookup: lookup });
  expect(joined.map(({ found }) => found)).toEqual([[{ name: 'Ann' }], []]);
});

test('$facet, $sort, $skip, $limit and $count', async () => {
  const documents = [3, 1, 2].map((n) => ({ n }));
  const facets = await run(documents, {
    $facet: { page: [{ $sort: { n: 1 } }, { $skip: 1 }, { $limit: 1 }], total: [{ $count: 'n' }] },
  });
  expect(facets).toEqual([{ page: [{ n: 2 }], total: [{ n: 3 }] }]);
});

// MongoDB features this database refuses.
const refused = (document: Document, stage: Document) => () =>
  runPipeline([document], [stage], { find: () => [], variables: {} });

test.each<[Document, number]>([
  [{ $project: { 'a.b': '$c' } }, 115],
  [{ $addFields: { 'a.b': 1 } }, 115],
  [{ $out: 'x' }, 40324],
])('%j is refused with %d', (stage, code) => {
  expect(refused({ a: 1 }, stage)).toThrow(expect.objectContaining({ code }));
});

test('computing with Decimal128 is refused, passing it through is not', async () => {
  const document = { price: Decimal128.fromString('1.50') };
  expect(await run([document], { $project: { price: 1 } })).toEqual([document]);
  const sum = { $group: { _id: null, sum: { $sum: '$price' } } };
  expect(refused(document, sum)).toThrow(expect.objectContaining({ code: 115 }));
});
