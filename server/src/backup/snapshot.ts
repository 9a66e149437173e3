import { rm } from 'node:fs/promises';
import {
  DataFolderInUseError,
  type EmbeddedDatabase,
  reachEmbeddedDatabase,
} from '@preproom/embedded/server';
import { mongo } from 'mongoose';
import { BackupError } from './backupError.ts';

export const DATABASE_FILE = 'database.sqlite';

interface Snapshot {
  /** A database file that is no longer written to. */
  path: string;
  schemaVersion: number;
}

/** Calls `use` with a snapshot of the folder's database and deletes the snapshot afterwards. */
export async function withSnapshot<T>(dataDir: string, use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const database = await reach(dataDir);
  try {
    const snapshot = await takeSnapshot(database.uri);
    try {
      return await use(snapshot);
    } finally {
      await rm(snapshot.path, { force: true });
    }
  } finally {
    await database.stop();
  }
}

async function reach(dataDir: string): Promise<EmbeddedDatabase> {
  try {
    return await reachEmbeddedDatabase(dataDir);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    throw new BackupError(`${dataDir} is just being started. Try again in a moment.`);
  }
}

async function takeSnapshot(uri: string): Promise<Snapshot> {
  const client = await new mongo.MongoClient(uri, { serverSelectionTimeoutMS: 5_000 }).connect();
  try {
    const schema = client.db().collection<{ _id: string; version: number }>('schema');
    // Read before the snapshot: an upgrade in between makes the recorded version too low, never too high.
    const schemaVersion = (await schema.findOne({ _id: 'schema' }))?.version ?? 0;
    const { path } = await client.db().command({ snapshot: 1 });
    return { path, schemaVersion };
  } finally {
    await client.close();
  }
}
