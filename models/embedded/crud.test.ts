import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTemporaryDatabase } from './testing/temporaryDatabase.ts';
import type { TemporaryDatabase } from './testing/testServer.ts';

const { MongoClient, ObjectId, Binary, Long } = mongoose.mongo;

let database: TemporaryDatabase;
let client: mongoose.mongo.MongoClient;
let notes: mongoose.mongo.Collection<mongoose.mongo.BSON.Document>;

beforeAll(async () => {
  database = await startTemporaryDatabase();
  client = new MongoClient(database.uri);
});
beforeEach(async () => {
  await client.db().dropDatabase();
  notes = client.db().collection('notes');
});
afterAll(async () => {
  await client.close();
  await database.remove();
});

test('a document comes back as it was written, whatever its types', async () => {
  const document = {
    _id: new ObjectId(),
    text: 'héllo \u0000 😀',
    whole: 42,
    fraction: 1.5,
    long: Long.fromString('9007199254740993'),
    bytes: new Binary(Buffer.from([0, 255, 128])),
    uuid: new mongoose.mongo.UUID(),
    date: new Date('2026-11-20T09:30:00Z'),
    regexp: /^a/i,
    nothing: null,
    nested: { list: [1, { deep: true }, [2]] },
    decimal: mongoose.mongo.Decimal128.fromString('1.50'),
  };
  await notes.insertOne(document);
  expect(await notes.findOne({ _id: document._id }, { promoteLongs: false })).toEqual(document);
});

test('find filters, sorts, skips, limits and projects', async () => {
  await notes.insertMany(
    [3, 1, 2, 5, 4].map((n) => ({ n, tags: [{ name: `t${n}`, secret: n }], other: true })),
  );
  const found = await notes
    .find({ n: { $gte: 2 } }, { projection: { _id: 0, n: 1, 'tags.name': 1 } })
    .sort({ n: -1 })
    .skip(1)
    .limit(2)
    .toArray();
  expect(found).toEqual([
    { n: 4, tags: [{ name: 't4' }] },
    { n: 3, tags: [{ name: 't3' }] },
  ]);
  const without = await notes.findOne({ n: 1 }, { projection: { 'tags.secret': 0, _id: 0 } });
  expect(without).toEqual({ n: 1, tags: [{ name: 't1' }], other: true });
  await expect(notes.findOne({}, { projection: { n: 1, other: 0 } })).rejects.toMatchObject({ code: 31254 });
});

test('a cursor fetches in batches', async () => {
  await notes.insertMany(Array.from({ length: 250 }, (_, n) => ({ n })));
  const found = await notes.find().sort({ n: 1 }).batchSize(100).toArray();
  expect(found.map(({ n }) => n)).toEqual(Array.from({ length: 250 }, (_, n) => n));
});

test('batches stay below the size of a message', async () => {
  const text = 'x'.repeat(5_000_000);
  for (let n = 0; n < 8; n++) await notes.insertOne({ n, text });
  expect(await notes.find().toArray()).toHaveLength(8);
});

test('a cursor that is closed is gone', async () => {
  await notes.insertMany(Array.from({ length: 10 }, (_, n) => ({ n })));
  const { cursor } = await client.db().command({ find: 'notes', batchSize: 2 }, { promoteLongs: false });
  const answer = await client.db().command({ killCursors: 'notes', cursors: [cursor.id] });
  expect(answer.cursorsKilled).toHaveLength(1);
  const more = client.db().command({ getMore: cursor.id, collection: 'notes' });
  await expect(more).rejects.toMatchObject({ code: 43 });
});

test('insertMany names the duplicates, ordered or not', async () => {
  const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }] as never[];
  await expect(notes.insertMany(documents)).rejects.toMatchObject({ code: 11000, insertedCount: 1 });
  await notes.deleteMany({});
  await expect(notes.insertMany(documents, { ordered: false })).rejects.toMatchObject({
    code: 11000,
    insertedCount: 2,
    writeErrors: [{ index: 1, code: 11000 }],
  });
});

test('replace keeps the id, and reports what it changed', async () => {
  const { insertedId } = await notes.insertOne({ a: 1, b: 2 });
  expect(await notes.replaceOne({ a: 1 }, { c: 3 })).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
  expect(await notes.replaceOne({ c: 3 }, { c: 3 })).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
  expect(await notes.findOne()).toEqual({ _id: insertedId, c: 3 });
  const upsert = await notes.replaceOne({ _id: 'new' as never }, { d: 4 }, { upsert: true });
  expect(upsert).toMatchObject({ upsertedCount: 1, upsertedId: 'new' });
});

test('findOneAnd… give the document before or after', async () => {
  await notes.insertMany([{ n: 1 }, { n: 2 }]);
  const before = await notes.findOneAndUpdate(
    {},
    { $inc: { n: 10 } },
    { sort: { n: -1 }, projection: { _id: 0 } },
  );
  expect(before).toEqual({ n: 2 });
  const after = await notes.findOneAndUpdate({ n: 12 }, { $set: { m: 1 } }, { returnDocument: 'after' });
  expect(after).toMatchObject({ n: 12, m: 1 });
  const made = await notes.findOneAndUpdate(
    { n: 7 },
    { $set: { m: 1 } },
    { upsert: true, returnDocument: 'after' },
  );
  expect(made).toMatchObject({ n: 7, m: 1 });
  expect(await notes.findOneAndDelete({ n: 7 })).toMatchObject({ m: 1 });
  expect(await notes.findOneAndReplace({ n: 1 }, { r: 1 }, { returnDocument: 'after' })).toMatchObject({
    r: 1,
  });
  expect(await notes.findOneAndUpdate({ n: 99 }, { $set: { m: 1 } })).toBeNull();
});

test('delete, count and distinct', async () => {
  await notes.insertMany([{ a: 1, t: ['x', 'y'] }, { a: 1, t: ['y'] }, { a: 2 }]);
  expect(await notes.distinct('t')).toEqual(['x', 'y']);
  expect(await notes.countDocuments({ a: 1 })).toBe(2);
  expect(await notes.estimatedDocumentCount()).toBe(3);
  expect(await notes.deleteOne({ a: 1 })).toMatchObject({ deletedCount: 1 });
  expect(await notes.deleteMany({ a: { $in: [1, 2] } })).toMatchObject({ deletedCount: 2 });
  expect(await notes.countDocuments()).toBe(0);
});

test('bulkWrite reports every kind of write', async () => {
  const result = await notes.bulkWrite([
    { insertOne: { document: { n: 1 } } },
    { updateOne: { filter: { n: 1 }, update: { $set: { m: 1 } } } },
    { updateOne: { filter: { n: 2 }, update: { $set: { m: 2 } }, upsert: true } },
    { deleteOne: { filter: { n: 1 } } },
  ]);
  expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
});

test('an unacknowledged write happens', async () => {
  await notes.insertOne({ silent: true }, { writeConcern: { w: 0 } });
  await expect.poll(() => notes.countDocuments({ silent: true })).toBe(1);
});

test('collections are made, listed and dropped; one that is there already is no error', async () => {
  const db = client.db();
  await db.createCollection('made');
  await notes.insertOne({});
  await db.createCollection('made');
  const listed = await db.listCollections({ name: 'made' }).toArray();
  expect(listed).toMatchObject([{ name: 'made', type: 'collection', info: { readOnly: false } }]);
  await db.dropCollection('made');
  expect((await db.collections()).map(({ collectionName }) => collectionName)).toEqual(['notes']);
  const { databases } = await client.db('admin').admin().listDatabases();
  expect(databases.map(({ name }) => name)).toContain(db.databaseName);
});

test.each([
  ['$text without an index', { find: 'notes', filter: { $text: { $search: 'x' } } }, 27],
  ['an unknown field', { find: 'notes', filtre: {} }, 40415],
  ['an unknown field of a statement', { update: 'notes', updates: [{ q: {}, u: {}, filtre: {} }] }, 40415],
  ['an unknown command', { frobnicate: 1 }, 59],
])('%s gets MongoDB’s own error', async (_what, command, code) => {
  await notes.insertOne({ a: 1 });
  await expect(client.db().command(command)).rejects.toMatchObject({ code });
});
