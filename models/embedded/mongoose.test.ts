import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTemporaryDatabase } from './testing/temporaryDatabase.ts';
import type { TemporaryDatabase } from './testing/testServer.ts';

let database: TemporaryDatabase;
let connection: mongoose.Connection;

beforeAll(async () => {
  database = await startTemporaryDatabase();
  connection = await mongoose.createConnection(database.uri).asPromise();
});
afterAll(async () => {
  await connection.close();
  await database.remove();
});

function sessionSchema() {
  const schema = new mongoose.Schema(
    {
      mentorId: { type: mongoose.Schema.Types.ObjectId, required: true, ref: 'Mentor' },
      mentorSteps: [Number],
      holdsTime: { type: Boolean, default: true },
      status: { type: String, enum: ['booked', 'done'], default: 'booked', index: true },
      notes: [{ text: String }],
      chunks: [Buffer],
      expiresAt: Date,
      details: { type: Map, of: Number },
    },
    { timestamps: true },
  );
  schema.index(
    { mentorId: 1, mentorSteps: 1 },
    { unique: true, partialFilterExpression: { holdsTime: true } },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 3600 });
  return schema;
}

test('models make their indexes, and find nothing to change in them afterwards', async () => {
  const Session = connection.model('Session', sessionSchema());
  await Session.init();
  expect((await Session.listIndexes()).map(({ name }) => name)).toEqual([
    '_id_',
    'status_1',
    'mentorId_1_mentorSteps_1',
    'expiresAt_1',
  ]);
  expect(await Session.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
  await connection.collection('sessions').createIndex({ old: 1 });
  expect(await Session.syncIndexes()).toEqual(['old_1']);
});

test('documents are saved, changed in place, versioned and refused', async () => {
  const Session = connection.model('Session');
  const mentorId = new mongoose.Types.ObjectId();
  const session = await Session.create({
    mentorId,
    mentorSteps: [1, 2],
    details: { a: 1 },
    chunks: [Buffer.from([0, 255])],
  });
  session.set('status', 'done');
  session.get('notes').push({ text: 'one' }, { text: 'two' });
  session.get('mentorSteps').pull(1);
  session.get('details').set('b', 2);
  await session.save();
  const stored = await Session.findById(session.id).lean<mongoose.mongo.BSON.Document>();
  expect(stored).toMatchObject({
    status: 'done',
    mentorSteps: [2],
    notes: [{ text: 'one' }, { text: 'two' }],
    details: { a: 1, b: 2 },
  });
  expect(stored?.updatedAt.getTime()).toBeGreaterThanOrEqual(stored?.createdAt.getTime());
  expect(Buffer.from(stored?.chunks[0].buffer)).toEqual(Buffer.from([0, 255]));
  await expect(Session.create({ mentorId, mentorSteps: [2, 3] })).rejects.toMatchObject({ code: 11000 });
  await session.deleteOne();
  expect(await Session.exists({ _id: session._id })).toBeNull();
});

test('upserts with timestamps set createdAt once', async () => {
  const Counter = connection.model(
    'Counter',
    new mongoose.Schema({ name: { type: String, unique: true }, n: Number }, { timestamps: true }),
  );
  await Counter.init();
  const count = () =>
    Counter.findOneAndUpdate(
      { name: 'x' },
      { $inc: { n: 1 } },
      { upsert: true, returnDocument: 'after' },
    ).lean<{ n: number; createdAt: Date }>();
  const first = await count();
  const second = await count();
  expect(second).toMatchObject({ n: 2, createdAt: first?.createdAt });
});

test('populate, cursors, aggregates and bulk saves', async () => {
  const Mentor = connection.model('Mentor', new mongoose.Schema({ name: String }));
  const Session = connection.model('Session');
  const mentor = await Mentor.create({ name: 'Ann' });
  await Session.insertMany(
    Array.from({ length: 150 }, (_, n) => ({
      mentorId: mentor._id,
      mentorSteps: [n + 100],
      status: n % 3 ? 'booked' : 'done',
    })),
  );
  const found = await Session.findOne({ mentorSteps: 100 })
    .populate('mentorId')
    .lean<mongoose.mongo.BSON.Document>();
  expect(found?.mentorId).toMatchObject({ name: 'Ann' });
  const steps: number[] = [];
  for await (const session of Session.find({ mentorId: mentor._id })
    .sort({ mentorSteps: -1 })
    .cursor({ batchSize: 40 }))
    steps.push(session.get('mentorSteps.0'));
  expect(steps).toEqual(Array.from({ length: 150 }, (_, n) => 249 - n));
  const groups = await Session.aggregate([
    { $match: { mentorId: mentor._id } },
    { $group: { _id: '$status', n: { $sum: 1 } } },
    { $sort: { _id: 1 } },
  ]);
  expect(groups).toEqual([
    { _id: 'booked', n: 100 },
    { _id: 'done', n: 50 },
  ]);
  expect(await Session.countDocuments({ mentorId: mentor._id, status: { $in: ['done'] } })).toBe(50);
  expect(await Session.updateMany({ mentorId: mentor._id }, { $set: { holdsTime: false } })).toMatchObject({
    modifiedCount: 150,
  });
});
