import { rmSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { Listener } from './listener.ts';
import { Catalog } from './store/catalog.ts';
import { Cursors } from './store/cursors.ts';
import { Storage } from './store/storage.ts';
import { makeTemporaryFolder } from './testing/temporaryEmbedded.ts';

test('a full disk answers everyone with an error and changes nothing; open cursors of others go on', async () => {
  const dataDir = makeTemporaryFolder();
  const storage = new Storage(dataDir, { maxPages: 200 });
  const engine = { catalog: new Catalog(storage), cursors: new Cursors(1000), storage };
  const listener = new Listener(engine, storage);
  const host = await listener.listen({ path: join(dataDir, 'database.sock') });
  const client = new mongoose.mongo.MongoClient(`mongodb://${host}/preproom?directConnection=true`);
  const users = client.db().collection<{ _id: number; n: number; bytes?: Buffer }>('users');
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
  await client.close();
  listener.close();
  storage.close();
  rmSync(dataDir, { recursive: true });
});
