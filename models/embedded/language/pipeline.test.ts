import { Binary, Decimal128, Long, ObjectId } from 'bson';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTemporaryDatabase } from '../testing/temporaryDatabase.ts';
import type { TemporaryDatabase } from '../testing/testServer.ts';
import type { Document } from './documents.ts';
import { compilePipeline } from './pipeline.ts';

const ids = [new ObjectId('65f000000000000000000001'), new ObjectId('65f000000000000000000002')] as const;
let database: TemporaryDatabase;
let client: mongoose.mongo.MongoClient;

beforeAll(async () => {
  database = await startTemporaryDatabase();
  client = new mongoose.mongo.MongoClient(database.uri);
});
afterAll(async () => {
  await client.close();
  await database.remove();
});

/** Runs the pipeline on these documents. */
async function run(documents: Document[], ...pipeline: Document[]): Promise<Document[]> {
  const inputs = client.db().collection('inputs');
  await inputs.deleteMany({});
  await inputs.insertMany(documents.map((document) => ({ ...document })));
  return inputs.aggregate(pipeline).toArray();
}

test('$group counts and adds up by ids, bytes and missing fields', async () => {
  const documents = [
    { by: ids[0], n: 1 },
    { by: new ObjectId(ids[0].toHexString()), n: Long.fromNumber(2) },
    { by: ids[1], n: 'not a number' },
    { n: 5 },
    { by: null, n: [7] },
  ];
  const groups = await run(
    documents,
    { $group: { _id: '$by', n: { $sum: '$n' }, ones: { $sum: 1 }, count: { $count: {} } } },
    { $sort: { _id: 1 } },
  );
  expect(groups).toEqual([
    { _id: null, n: 5, ones: 2, count: 2 },
    { _id: ids[0], n: 3, ones: 2, count: 2 },
    { _id: ids[1], n: 0, ones: 1, count: 1 },
  ]);
  const bytes = (n: number) => new Binary(Buffer.from([n, 255]));
  const byBytes = await run([{ b: bytes(1) }, { b: bytes(2) }, { b: bytes(1) }], { $group: { _id: '$b' } });
  expect(byBytes).toHaveLength(2);
});

test('$group by nothing, by a path and by several', async () => {
  const documents = [
    { a: { b: 1 }, k: 'x' },
    { a: { b: 1 }, k: 'x' },
    { a: { b: 1 } },
    { a: [{ b: 1 }, { c: 2 }, [{ b: 3 }], { b: 2 }], k: 'x' },
  ];
  const grouped = (_id: unknown) => run(documents, { $group: { _id, n: { $sum: 1 } } }, { $sort: { n: -1 } });
  expect(await grouped(null)).toEqual([{ _id: null, n: 4 }]);
  expect(await grouped(1)).toEqual([{ _id: 1, n: 4 }]);
  expect(await grouped('$a.b')).toEqual([
    { _id: 1, n: 3 },
    { _id: [1, 2], n: 1 },
  ]);
  expect(await grouped({ b: '$a.b', k: '$k' })).toEqual([
    { _id: { b: 1, k: 'x' }, n: 2 },
    { _id: { b: 1 }, n: 1 },
    { _id: { b: [1, 2], k: 'x' }, n: 1 },
  ]);
  // A number in a path is a field's name here, and no position.
  expect(await grouped('$a.0')).toEqual([
    { _id: null, n: 3 },
    { _id: [], n: 1 },
  ]);
});

test('sums are exact: of 64-bit integers, and of what doubles round away', async () => {
  const sum = async (...values: unknown[]) => {
    const group = { $group: { _id: null, sum: { $sum: '$v' } } };
    const { cursor } = await run(values.map((v) => ({ v }))).then(() =>
      client.db().command({ aggregate: 'inputs', pipeline: [group], cursor: {} }, { promoteLongs: false }),
    );
    return cursor.firstBatch[0].sum;
  };
  expect(await sum(Long.fromString('9007199254740993'), 2)).toEqual(Long.fromString('9007199254740995'));
  expect(Number(await sum(Long.MAX_VALUE, Long.MAX_VALUE))).toBe(2 ** 64);
  expect(await sum(0.1, 0.2, 0.3)).toBe(0.6);
  expect(await sum(1e16, 1, -1e16)).toBe(1);
  expect(await sum(Number.POSITIVE_INFINITY, 1)).toBe(Number.POSITIVE_INFINITY);
  expect(await sum(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY)).toBeNaN();
});

test('$match, $sort, $skip and $limit, in any order and repeatedly', async () => {
  const documents = [3, 1, 2, 4].map((n) => ({ _id: n, odd: n % 2 }));
  const found = async (...pipeline: Document[]) => (await run(documents, ...pipeline)).map(({ _id }) => _id);
  expect(await found({ $sort: { _id: 1 } }, { $skip: 1 }, { $limit: Long.fromNumber(2) })).toEqual([2, 3]);
  expect(await found({ $limit: 2 }, { $sort: { _id: 1 } })).toEqual([1, 3]);
  // Of two sorts, the second decides.
  expect(await found({ $sort: { _id: 1 } }, { $sort: { _id: -1 } })).toEqual([4, 3, 2, 1]);
  expect(await found({ $match: { odd: 1 } }, { $match: { _id: { $gt: 1 } } })).toEqual([3]);
  expect(await found({ $skip: 1 }, { $match: { odd: 1 } })).toEqual([1]);
});

test.each<[Document, number]>([
  [{ $group: 5 }, 15947],
  [{ $group: { n: { $sum: 1 } } }, 15955],
  [{ $group: { _id: null, n: 1 } }, 40234],
  [{ $group: { _id: null, n: {} } }, 40238],
  [{ $group: { _id: null, n: { $sum: 1, $count: {} } } }, 40238],
  [{ $group: { _id: null, n: { $nope: 1 } } }, 15952],
  [{ $group: { _id: null, 'n.m': { $sum: 1 } } }, 40235],
  [{ $group: { _id: null, $n: { $sum: 1 } } }, 40236],
  [{ $group: { _id: null, n: { $count: 1 } } }, 14],
  [{ $group: { _id: '$' } }, 16872],
  [{ $group: { _id: '$a..b' } }, 15998],
  [{ $group: { _id: '$a.$b' } }, 16410],
  [{ $match: 5 }, 15959],
  [{ $match: { a: { $nope: 1 } } }, 2],
  [{ $sort: 5 }, 15973],
  [{ $sort: {} }, 15976],
  [{ $skip: 'x' }, 5107200],
  [{ $limit: 1.5 }, 5107201],
  [{ $limit: 0 }, 15958],
  [{ $nope: 1 }, 40324],
  [{}, 40323],
  [{ $match: {}, $limit: 1 }, 40323],
])('%j gets MongoDB’s own error %d, even where there is nothing to find', async (stage, code) => {
  const answer = run([{ a: 1 }], { $match: { a: 2 } }, stage);
  await expect(answer).rejects.toMatchObject({ code });
  await expect(client.db().collection('nowhere').aggregate([stage]).toArray()).rejects.toMatchObject({
    code,
  });
});

// MongoDB answers these, and this database refuses them.
test.each<[Document, number]>([
  [{ $group: { _id: { $toLower: '$a' } } }, 115],
  [{ $group: { _id: 'constant' } }, 115],
  [{ $group: { _id: { a: 1 } } }, 115],
  [{ $group: { _id: '$$ROOT' } }, 115],
  [{ $group: { _id: null, n: { $sum: { $add: ['$a', 1] } } } }, 115],
  [{ $group: { _id: null, n: { $sum: ['$a', '$b'] } } }, 115],
  [{ $group: { _id: null, n: { $sum: 'a' } } }, 115],
  [{ $group: { _id: null, n: { $avg: '$a' } } }, 15952],
  [{ $match: { $expr: { $gt: ['$a', '$b'] } } }, 115],
  ...['$project', '$addFields', '$set', '$unset', '$unwind', '$lookup', '$facet', '$count', '$out'].map(
    (name): [Document, number] => [{ [name]: 'a' }, 40324],
  ),
])('%j is refused with %d', (stage, code) => {
  expect(() => compilePipeline([stage])).toThrow(expect.objectContaining({ code }));
});

test('a sum of Decimal128 is refused', () => {
  const { run } = compilePipeline([{ $group: { _id: null, sum: { $sum: '$price' } } }]);
  const documents = [{ price: Decimal128.fromString('1.50') }];
  expect(() => run(documents)).toThrow(expect.objectContaining({ code: 115 }));
});
