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
  [
    'an accumulator that it does not know',
    { aggregate: 'notes', pipeline: [{ $group: { _id: null, x: { $nope: 1 } } }], cursor: {} },
    115,
  ],
])('%s is refused, not pretended', async (_what, command, code) => {
  const answer = client.db().command(command).then(failIfStatementPassed);
  await expect(answer).rejects.toMatchObject({ code });
  expect(await notes.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ a: 1, place: [0, 0] }]);
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
