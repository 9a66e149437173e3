import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { expect, onTestFinished, test } from 'vitest';
import { Listener } from './listener.ts';
import { Catalog } from './store/catalog.ts';
import { Cursors } from './store/cursors.ts';
import { Storage } from './store/storage.ts';
import { makeTemporaryFolder } from './testing/temporaryEmbedded.ts';

/** The database on a disk with room for 200 pages; everything is closed after the test. */
async function startOnSmallDisk() {
  const dataDir = makeTemporaryFolder();
  const storage = new Storage(dataDir, { maxPages: 200 });
  const engine = { catalog: new Catalog(storage), cursors: new Cursors(1000), storage };
  const listener = new Listener(engine, storage);
  const path = join(dataDir, 'database.sock');
  const host = await listener.listen({ path });
  const client = new mongoose.mongo.MongoClient(`mongodb://${host}/preproom?directConnection=true`);
  onTestFinished(async () => {
    await client.close();
    listener.close();
    storage.close();
    rmSync(dataDir, { recursive: true });
  });
  return { users: client.db().collection<{ _id: number; n: number; bytes?: Buffer }>('users'), path };
}

test('a full disk fails the writes of its turn and changes nothing; open cursors of others go on', async () => {
  const { users } = await startOnSmallDisk();
  await users.insertMany(Array.from({ length: 30 }, (_, _id) => ({ _id, n: 1 })));
  const before = await users.find().toArray();
  const cursor = users.find().batchSize(10);
  await cursor.next();
  const [write, ...others] = await Promise.allSettled([
    users.insertOne({ _id: 31, n: 1, bytes: Buffer.alloc(300 * 4096) }),
    users.updateOne({ _id: 1 }, { $inc: { n: 1 } }),
    users.deleteOne({ _id: 2 }),
  ]);
  expect(write).toMatchObject({
    reason: { code: 14031, message: expect.stringMatching(/^Nothing was stored: .* full$/) },
  });
  // Those that came in a turn of their own were stored.
  const isStored = others.map(({ status }) => status === 'fulfilled');
  const expected = before
    .map((user) => (user._id === 1 && isStored[0] ? { ...user, n: 2 } : user))
    .filter(({ _id }) => _id !== 2 || !isStored[1]);
  expect(await users.find().toArray()).toEqual(expected);
  expect((await cursor.toArray()).map(({ _id }) => _id)).toEqual(before.slice(1).map(({ _id }) => _id));
  await users.insertOne({ _id: 31, n: 5 });
  expect(await users.countDocuments()).toBe(expected.length + 1);
});

test('in the turn of a failed commit only writes fail; reads and greetings are answered from what is stored', async () => {
  const { users, path } = await startOnSmallDisk();
  await users.insertMany(Array.from({ length: 30 }, (_, _id) => ({ _id, n: 1 })));
  await users.insertOne({ _id: 30, n: 1, bytes: Buffer.alloc(185 * 4096) });
  const answers = await askAtOnce(path, [
    { count: 'users' },
    { update: 'users', updates: [{ q: {}, u: { $set: { n: 2 } }, multi: true }] },
    // Larger than what is left, and small enough to arrive with the others.
    { insert: 'users', documents: [{ bytes: Buffer.alloc(12 * 4096) }] },
    { hello: 1 },
    { count: 'users', query: { n: 1 } },
    { aggregate: 'users', pipeline: [{ $group: { _id: '$n', count: { $sum: 1 } } }], cursor: {} },
    { find: 'users', filter: { n: 2 }, batchSize: 1 },
  ]);
  expect(answers).toMatchObject([
    { ok: 1, n: 31 },
    { ok: 0, code: 14031 },
    { ok: 0, code: 14031 },
    { ok: 1, isWritablePrimary: true },
    { ok: 1, n: 31 },
    { ok: 1, cursor: { firstBatch: [{ _id: 1, count: 31 }] } },
    { ok: 1, cursor: { firstBatch: [], id: 0n } },
  ]);
});

/** Sends all commands in one piece, so that they run in one turn; returns their answers. */
async function askAtOnce(path: string, commands: mongoose.mongo.BSON.Document[]) {
  const socket = connect(path);
  const requests = commands.map((command, id) => encodeRequest(id + 1, { ...command, $db: 'preproom' }));
  socket.write(Buffer.concat(requests));
  const answers: mongoose.mongo.BSON.Document[] = [];
  let received = Buffer.alloc(0);
  while (answers.length < commands.length) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    received = Buffer.concat([received, chunk]);
    for (; received.length >= 4 && received.length >= received.readInt32LE(0); ) {
      const length = received.readInt32LE(0);
      answers.push(mongoose.mongo.BSON.deserialize(received.subarray(21, length), { useBigInt64: true }));
      received = received.subarray(length);
    }
  }
  socket.destroy();
  return answers;
}

const OP_MSG = 2013;

function encodeRequest(id: number, command: mongoose.mongo.BSON.Document): Buffer {
  const body = mongoose.mongo.BSON.serialize(command);
  const header = Buffer.alloc(21);
  header.writeInt32LE(21 + body.length, 0);
  header.writeInt32LE(id, 4);
  header.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([header, body]);
}
