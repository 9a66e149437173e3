import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTemporaryEmbedded, type TemporaryEmbedded } from './testing/temporaryEmbedded.ts';

// MongoDB features this database doesn't support: always tested on the embedded one.
const { Long, MongoClient } = mongoose.mongo;

let database: TemporaryEmbedded;
let client: mongoose.mongo.MongoClient;
let notes: mongoose.mongo.Collection<mongoose.mongo.BSON.Document>;

beforeAll(async () => {
  database = await startTemporaryEmbedded();
  client = new MongoClient(database.uri);
  notes = client.db().collection('notes');
  await notes.insertOne({ a: 1, place: [0, 0] });
});
afterAll(async () => {
  await client.close();
  await database.remove();
});

test.each([
  ['a transaction', { insert: 'notes', documents: [{}], txnNumber: Long.fromInt(1) }, 20],
  ['a change stream', { aggregate: 'notes', pipeline: [{ $changeStream: {} }], cursor: {} }, 40573],
  ['$where', { find: 'notes', filter: { $where: 'true' } }, 2],
  ['$near', { find: 'notes', filter: { place: { $near: [0, 0] } } }, 2],
  ['a collation', { find: 'notes', collation: { locale: 'en' } }, 115],
  ['an update by pipeline', { update: 'notes', updates: [{ q: { a: 1 }, u: [{ $set: { b: 1 } }] }] }, 115],
  ['a geo index', { createIndexes: 'notes', indexes: [{ key: { a: '2dsphere' }, name: 'a' }] }, 67],
  ['sorting by $natural', { find: 'notes', sort: { $natural: -1 } }, 115],
  ['a positional projection', { find: 'notes', projection: { 'place.$': 1 } }, 115],
  ['$elemMatch in a projection', { find: 'notes', projection: { place: { $elemMatch: { $gt: 0 } } } }, 115],
  ['$slice in a projection', { find: 'notes', projection: { place: { $slice: 1 } } }, 115],
  ['a computed field', { find: 'notes', projection: { b: '$a' } }, 115],
  ['an unknown hint', { find: 'notes', hint: 'nope' }, 2],
  [
    'an unknown hint of an update',
    { update: 'notes', updates: [{ q: {}, u: { $set: { b: 1 } }, hint: 'nope' }] },
    2,
  ],
  ['the hint $natural', { find: 'notes', hint: { $natural: -1 } }, 115],
  [
    'array filters',
    { update: 'notes', updates: [{ q: {}, u: { $set: { 'place.$[e]': 1 } }, arrayFilters: [{ e: 0 }] }] },
    115,
  ],
  ['every element at once', { update: 'notes', updates: [{ q: {}, u: { $set: { 'place.$[]': 1 } } }] }, 115],
  ['a delete of two', { delete: 'notes', deletes: [{ q: {}, limit: 2 }] }, 9],
  ['a flag of text', { update: 'notes', updates: [{ q: {}, u: { $set: { b: 1 } }, upsert: 'yes' }] }, 14],
  ['removing and updating at once', { findAndModify: 'notes', remove: true, update: { $set: { b: 1 } } }, 9],
  ['a bad filter on no collection', { find: 'nowhere', filter: { a: { $nope: 1 } } }, 2],
])('%s is refused, not pretended', async (_what, command, code) => {
  const answer = client.db().command(command).then(failIfStatementPassed);
  await expect(answer).rejects.toMatchObject({ code });
  expect(await notes.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ a: 1, place: [0, 0] }]);
});

test('a number is a flag, as MongoDB reads it', async () => {
  const more = client.db().collection('more');
  await client
    .db()
    .command({ update: 'more', updates: [{ q: { _id: 1 }, u: { $set: { a: 1 } }, upsert: 1 }] });
  await client
    .db()
    .command({ update: 'more', updates: [{ q: { _id: 2 }, u: { $set: { a: 1 } }, upsert: Long.ONE }] });
  await client
    .db()
    .command({ update: 'more', updates: [{ q: {}, u: { $set: { a: 2 } }, multi: 1, upsert: 0 }] });
  expect(await more.find({ a: 2 }).toArray()).toHaveLength(2);
  const shown = await client.db().command({ find: 'more', filter: { _id: 1 }, projection: { a: Long.ONE } });
  expect(shown.cursor.firstBatch).toEqual([{ _id: 1, a: 2 }]);
});

test('a known hint is taken, by name or by key', async () => {
  expect(await notes.find({}).hint('_id_').toArray()).toHaveLength(1);
  expect(await notes.find({}).hint({ _id: 1 }).toArray()).toHaveLength(1);
});

test('a partial index with two conditions on a field serves no query by accident', async () => {
  const few = client.db().collection('few');
  await few.createIndex({ a: 1 }, { partialFilterExpression: { a: { $in: [1, 2], $gt: 1 } } });
  await few.insertOne({ a: 1 });
  expect(await few.countDocuments({ a: 1 })).toBe(1);
});

test('a transaction through Mongoose stores nothing', async () => {
  const connection = await mongoose.createConnection(database.uri).asPromise();
  const Mentor = connection.model('Mentor', new mongoose.Schema({ name: String }));
  const work = connection.transaction((session) => Mentor.create([{ name: 'never' }], { session }));
  await expect(work).rejects.toThrow();
  expect(await Mentor.countDocuments({ name: 'never' })).toBe(0);
  await connection.close();
});

function failIfStatementPassed(answer: mongoose.mongo.BSON.Document): void {
  const [first] = answer.writeErrors ?? [];
  if (first) throw Object.assign(new Error(first.errmsg), first);
}
