import { rmSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { Listener } from './listener.ts';
import { Catalog } from './store/catalog.ts';
import { Cursors } from './store/cursors.ts';
import { Storage } from './store/storage.ts';
import { makeTemporaryFolder } from './testing/temporaryEmbedded.ts';

test('a failed commit answers everyone with an error, and memory is what the disk says', async () => {
  const dataDir = makeTemporaryFolder();
  const storage = new FullStorage(dataDir);
  const engine = { catalog: new Catalog(storage), cursors: new Cursors(1000), storage };
  const listener = new Listener(engine, storage);
  const host = await listener.listen({ path: join(dataDir, 'database.sock') });
  const client = new mongoose.mongo.MongoClient(`mongodb://${host}/preproom?directConnection=true`);
  const users = client.db().collection<{ _id: number; n: number }>('users');
  await users.insertOne({ _id: 1, n: 1 });
  storage.isFull = true;
  const writes = await Promise.allSettled([
    users.insertOne({ _id: 2, n: 1 }),
    users.updateOne({ _id: 1 }, { $inc: { n: 1 } }),
  ]);
  expect(writes).toMatchObject([{ reason: { code: 14031 } }, { reason: { code: 14031 } }]);
  expect(await users.find().toArray()).toEqual([{ _id: 1, n: 1 }]);
  storage.isFull = false;
  await users.insertOne({ _id: 2, n: 5 });
  expect(await users.countDocuments()).toBe(2);
  await client.close();
  listener.close();
  storage.close();
  rmSync(dataDir, { recursive: true });
});

class FullStorage extends Storage {
  isFull = false;

  override put(collection: string, id: unknown, bytes: Uint8Array): void {
    // A value that SQLite rejects fails the whole transaction, like a full disk.
    super.put(collection, id, this.isFull ? (null as never) : bytes);
  }
}
