import { readFileSync } from 'node:fs';
import { startTemporaryDatabase } from '@preproom/embedded/testing/temporaryDatabase';
import type { TemporaryDatabase } from '@preproom/embedded/testing/testServer';
import mongoose from 'mongoose';
import { afterEach, beforeEach } from 'vitest';

/** A database as the program stored it before schema versions: sessions of every outcome, written by its own service. */
interface OldDatabase {
  rooms: Record<string, string>;
  collections: Record<
    string,
    { indexes: mongoose.mongo.IndexDescription[]; documents: mongoose.mongo.Document[] }
  >;
}
export const OLD: OldDatabase = mongoose.mongo.BSON.EJSON.parse(
  readFileSync(new URL('database-v0.json', import.meta.url), 'utf8'),
);

/** Why each room of the old database ended, as the upgrades have to conclude. */
export const EXPECTED_REASONS = {
  pressed: 'pressed',
  left: 'time',
  missed: 'time',
  noshow_mentor: 'time',
  cancelled: 'cancelled',
  live: null,
  booked: null,
};

interface Current {
  temporary: TemporaryDatabase;
  db: mongoose.mongo.Db;
}

/** For a file of tests about upgrades: gives each test an empty database, and fills it on request. */
export function upgradedDatabase() {
  const current = {} as Current;
  let clients: mongoose.mongo.MongoClient[] = [];
  /** A connection of its own, as another process has it. */
  async function connect(): Promise<mongoose.mongo.Db> {
    const client = await new mongoose.mongo.MongoClient(current.temporary.uri).connect();
    clients.push(client);
    return client.db();
  }
  beforeEach(async () => {
    current.temporary = await startTemporaryDatabase();
    current.db = await connect();
  });
  afterEach(async () => {
    for (const client of clients) await client.close();
    clients = [];
    await current.temporary.remove();
  });
  return Object.assign(current, {
    connect,
    async storeOldData(): Promise<void> {
      for (const [name, { indexes, documents }] of Object.entries(OLD.collections)) {
        await current.db.createCollection(name);
        if (indexes.length > 0) await current.db.collection(name).createIndexes(indexes);
        if (documents.length > 0) await current.db.collection(name).insertMany(documents);
      }
    },
    /** The record of the schema version. */
    stored: () =>
      current.db.collection<{ _id: string; version: number }>('schema').findOne({ _id: 'schema' }),
    /** The end reason that each old room has now. */
    async endReasons(): Promise<Record<string, unknown>> {
      const sessions = await current.db.collection('sessions').find().toArray();
      const reasonOf = (roomid: string) => sessions.find((session) => session.roomid === roomid)?.endReason;
      return Object.fromEntries(Object.entries(OLD.rooms).map(([name, roomid]) => [name, reasonOf(roomid)]));
    },
  });
}
