import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTemporaryDatabase } from './testing/temporaryDatabase.ts';
import { startTemporaryEmbedded } from './testing/temporaryEmbedded.ts';
import type { TemporaryDatabase } from './testing/testServer.ts';

const { MongoClient } = mongoose.mongo;

let database: TemporaryDatabase;
let client: mongoose.mongo.MongoClient;
let items: mongoose.mongo.Collection<mongoose.mongo.BSON.Document>;

beforeAll(async () => {
  database = await startTemporaryDatabase();
  client = new MongoClient(database.uri);
});
beforeEach(async () => {
  await client.db().dropDatabase();
  items = client.db().collection('items');
});
afterAll(async () => {
  await client.close();
  await database.remove();
});

describe('unique indexes', () => {
  test('a second value is refused by every kind of write, which then changes nothing', async () => {
    await items.createIndex({ email: 1 }, { unique: true });
    await items.insertMany([
      { email: 'a', n: 1 },
      { email: 'b', n: 2 },
    ]);
    const duplicate = { code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'a' } };
    await expect(items.insertOne({ email: 'a' })).rejects.toMatchObject(duplicate);
    await expect(items.updateOne({ email: 'b' }, { $set: { email: 'a', n: 9 } })).rejects.toMatchObject(
      duplicate,
    );
    await expect(items.findOneAndUpdate({ email: 'b' }, { $set: { email: 'a' } })).rejects.toMatchObject(
      duplicate,
    );
    await expect(items.replaceOne({ email: 'b' }, { email: 'a' })).rejects.toMatchObject(duplicate);
    await expect(
      items.findOneAndUpdate({ n: 7 }, { $set: { email: 'a' } }, { upsert: true }),
    ).rejects.toMatchObject(duplicate);
    expect(await items.find({}, { projection: { _id: 0 } }).toArray()).toEqual([
      { email: 'a', n: 1 },
      { email: 'b', n: 2 },
    ]);
  });

  test('a value is free again after its document changed or went', async () => {
    await items.createIndex({ email: 1 }, { unique: true });
    await items.insertOne({ email: 'a' });
    await items.updateOne({ email: 'a' }, { $set: { email: 'b' } });
    await items.insertOne({ email: 'a' });
    await items.deleteOne({ email: 'b' });
    await items.insertOne({ email: 'b' });
    expect(await items.countDocuments()).toBe(2);
  });

  test('a missing field counts as null, once', async () => {
    await items.createIndex({ email: 1 }, { unique: true });
    await items.insertOne({});
    await expect(items.insertOne({ email: null })).rejects.toMatchObject({
      code: 11000,
      keyValue: { email: null },
    });
  });

  test('compound: only the whole combination is unique', async () => {
    await items.createIndex({ pack: 1, round: -1 }, { unique: true });
    await items.insertMany([
      { pack: 1, round: 1 },
      { pack: 1, round: 2 },
      { pack: 2, round: 1 },
    ]);
    const keyValue = { pack: 1, round: 2 };
    await expect(items.insertOne({ pack: 1, round: 2 })).rejects.toMatchObject({ code: 11000, keyValue });
  });

  test('sparse: documents without the field do not count', async () => {
    await items.createIndex({ email: 1 }, { unique: true, sparse: true });
    await items.insertMany([{ a: 1 }, { a: 2 }, { email: 'x' }]);
    await expect(items.insertOne({ email: 'x' })).rejects.toMatchObject({ code: 11000 });
    expect(await items.countDocuments({ email: null })).toBe(2);
  });

  test('partial: only documents that the filter covers count', async () => {
    const partialFilterExpression = { isActive: true };
    await items.createIndex({ room: 1 }, { unique: true, partialFilterExpression });
    await items.insertMany([{ room: 1, isActive: false }, { room: 1, isActive: true }, { room: 1 }]);
    await expect(items.insertOne({ room: 1, isActive: true })).rejects.toMatchObject({ code: 11000 });
    await expect(items.updateOne({ isActive: false }, { $set: { isActive: true } })).rejects.toMatchObject({
      code: 11000,
    });
    await items.updateOne({ isActive: true }, { $set: { isActive: false } });
    await items.insertOne({ room: 1, isActive: true });
    expect(await items.countDocuments({ room: 1 })).toBe(4);
  });
});

describe('no two sessions of a mentor may overlap', () => {
  const steps = (from: number, length: number) => Array.from({ length }, (_, i) => from + i);
  beforeEach(() =>
    items.createIndex(
      { mentorId: 1, mentorSteps: 1 },
      { unique: true, partialFilterExpression: { holdsTime: true } },
    ),
  );

  test('an overlap of one step is refused, touching is not', async () => {
    await items.insertOne({ mentorId: 'm', mentorSteps: steps(100, 5), holdsTime: true });
    const overlapping = items.insertOne({ mentorId: 'm', mentorSteps: steps(104, 5), holdsTime: true });
    const keyValue = { mentorId: 'm', mentorSteps: 104 };
    await expect(overlapping).rejects.toMatchObject({ code: 11000, keyValue });
    await items.insertOne({ mentorId: 'm', mentorSteps: steps(105, 5), holdsTime: true });
    await items.insertOne({ mentorId: 'other', mentorSteps: steps(100, 5), holdsTime: true });
  });

  test('a session that no longer holds its time, or moves, gives its steps back', async () => {
    const first = await items.insertOne({ mentorId: 'm', mentorSteps: steps(0, 4), holdsTime: true });
    await items.updateOne({ _id: first.insertedId }, { $set: { mentorSteps: steps(2, 4) } });
    const second = await items.insertOne({ mentorId: 'm', mentorSteps: steps(0, 2), holdsTime: true });
    await items.updateOne({ _id: first.insertedId }, { $set: { holdsTime: false } });
    await items.updateOne({ _id: second.insertedId }, { $set: { mentorSteps: steps(0, 6) } });
    const back = items.updateOne({ _id: first.insertedId }, { $set: { holdsTime: true } });
    await expect(back).rejects.toMatchObject({ code: 11000 });
  });

  test('of many bookings at once, those that succeed never overlap', async () => {
    const wanted = Array.from({ length: 200 }, (_, i) => steps((i * 7) % 60, 1 + (i % 6)));
    const booked = await Promise.allSettled(
      wanted.map((mentorSteps) => items.insertOne({ mentorId: 'm', mentorSteps, holdsTime: true })),
    );
    const taken = wanted.filter((_, i) => booked[i]?.status === 'fulfilled').flat();
    expect(new Set(taken).size).toBe(taken.length);
    expect(await items.countDocuments()).toBe(booked.filter(({ status }) => status === 'fulfilled').length);
  });
});

test('100 upserts of one key at once make one document', async () => {
  await items.createIndex({ key: 1 }, { unique: true });
  const results = await Promise.all(
    Array.from({ length: 100 }, () => items.updateOne({ key: 'k' }, { $inc: { n: 1 } }, { upsert: true })),
  );
  expect(results.filter(({ upsertedCount }) => upsertedCount === 1)).toHaveLength(1);
  expect(await items.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ key: 'k', n: 100 }]);
});

test('$elemMatch: one element has to be within both bounds', async () => {
  await items.createIndex({ words: 1 });
  await items.insertMany([
    { _id: 1, words: ['asha', 'rao'] },
    { _id: 2, words: ['abel', 'azad'] },
    { _id: 3, words: ['aster', 'ashok'] },
    { _id: 4, words: 'ashram' },
    { _id: 5, words: [] },
  ] as never);
  const within = { $elemMatch: { $gte: 'ash', $lt: 'asi' } };
  const ids = async (filter: object) =>
    (await items.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
  expect(await ids({ words: within })).toEqual([1, 3]);
  expect(await ids({ words: { $gte: 'ash', $lt: 'asi' } })).toEqual([1, 2, 3, 4]);
  expect(
    await ids({ $and: [{ words: within }, { words: { $elemMatch: { $gte: 'r', $lt: 's' } } }] }),
  ).toEqual([1]);
});

test('100 upserts with filters that miss give one document and duplicate key errors', async () => {
  await items.createIndex({ key: 1 }, { unique: true });
  const claims = Array.from({ length: 100 }, (_, n) =>
    items.findOneAndUpdate({ key: 'k', claimedBy: n }, { $set: { claimed: true } }, { upsert: true }),
  );
  const results = await Promise.allSettled(claims);
  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.code);
  expect(refused).toEqual(new Array(99).fill(11000));
  expect(await items.countDocuments()).toBe(1);
});

// Embedded database only, because MongoDB sweeps once a minute.
test('TTL: documents go when their date and the delay are past', async () => {
  const swift = await startTemporaryEmbedded({ sweepEveryMs: 20, cursorTimeoutMs: 20 });
  const swiftClient = new MongoClient(swift.uri);
  const logins = swiftClient.db().collection('logins');
  await logins.createIndex({ endsAt: 1 }, { expireAfterSeconds: 60 });
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await logins.insertMany([{ endsAt: minutesAgo(2) }, { endsAt: minutesAgo(0) }, { endsAt: 'never' }, {}]);
  await expect.poll(() => logins.countDocuments()).toBe(3);
  const { cursor } = await swiftClient
    .db()
    .command({ find: 'logins', batchSize: 1 }, { promoteLongs: false });
  await expect
    .poll(
      () =>
        swiftClient
          .db()
          .command({ getMore: cursor.id, collection: 'logins', batchSize: 0 })
          .catch((e) => e.code),
      {
        interval: 60,
      },
    )
    .toBe(43);
  await swiftClient.close();
  await swift.remove();
});

describe('definitions', () => {
  test('the same index twice is one; a conflict is named as MongoDB does', async () => {
    await items.createIndex({ a: 1 });
    expect(await items.createIndex({ a: 1 })).toBe('a_1');
    await expect(items.createIndex({ a: 1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 });
    await expect(items.createIndex({ a: 1 }, { expireAfterSeconds: 5 })).rejects.toMatchObject({ code: 85 });
    await expect(items.createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({ code: 86 });
    await expect(items.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 86 });
    expect(await items.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1 }, name: 'a_1' },
    ]);
  });

  test('a unique index over duplicates is refused and leaves nothing behind', async () => {
    await items.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(items.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect(await items.indexes()).toHaveLength(1);
  });

  test('dropping', async () => {
    await items.createIndex({ a: 1 }, { unique: true });
    await items.dropIndex('a_1');
    await items.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(items.dropIndex('a_1')).rejects.toMatchObject({ code: 27 });
    await expect(items.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
    await expect(client.db().collection('none').indexes()).rejects.toMatchObject({ code: 26 });
  });

  test('two arrays in one compound index are refused', async () => {
    await items.createIndex({ a: 1, b: 1 });
    await expect(items.insertOne({ a: [1, 2], b: [1, 2] })).rejects.toMatchObject({ code: 171 });
  });
});
