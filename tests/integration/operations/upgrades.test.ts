import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { startTemporaryDatabase } from '@preproom/embedded/testing/temporaryDatabase';
import { makeTemporaryFolder } from '@preproom/embedded/testing/temporaryEmbedded';
import type { TemporaryDatabase } from '@preproom/embedded/testing/testServer';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import { sessionEndReason } from '@preproom/models/db/upgrades/001-session-end-reason';
import type { Upgrade } from '@preproom/models/db/upgrades/upgrade';
import { SchemaError, type UpgradeOptions, upgradeSchema } from '@preproom/models/db/upgrades/upgradeSchema';
import { SCHEMA_VERSION, UPGRADES } from '@preproom/models/db/upgrades/upgrades';
import mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Program } from '../../support/stack/program.ts';

/** A database as the program stored it before it knew versions: real sessions, played through its own service. */
interface OldDatabase {
  rooms: Record<string, string>;
  collections: Record<
    string,
    { indexes: mongoose.mongo.IndexDescription[]; documents: mongoose.mongo.Document[] }
  >;
}
const OLD: OldDatabase = mongoose.mongo.BSON.EJSON.parse(
  readFileSync(new URL('../../support/stack/database-v0.json', import.meta.url), 'utf8'),
);

let temporary: TemporaryDatabase;
let dataDir: string;
let clients: mongoose.mongo.MongoClient[];
let db: mongoose.mongo.Db;

beforeEach(async () => {
  temporary = await startTemporaryDatabase();
  dataDir = makeTemporaryFolder();
  clients = [];
  db = await connect();
});
afterEach(async () => {
  for (const client of clients) await client.close();
  await temporary.remove();
  rmSync(dataDir, { recursive: true });
});

/** A connection of its own, as another process has it. */
async function connect(): Promise<mongoose.mongo.Db> {
  const client = await new mongoose.mongo.MongoClient(temporary.uri).connect();
  clients.push(client);
  return client.db();
}

async function storeOldData(): Promise<void> {
  for (const [name, { indexes, documents }] of Object.entries(OLD.collections)) {
    await db.createCollection(name);
    if (indexes.length > 0) await db.collection(name).createIndexes(indexes);
    if (documents.length > 0) await db.collection(name).insertMany(documents);
  }
}

const stored = () => db.collection<{ _id: string; version: number }>('schema').findOne({ _id: 'schema' });

/** What each of the old rooms says now. */
async function endReasons(): Promise<Record<string, unknown>> {
  const sessions = await db.collection('sessions').find().toArray();
  const reasonOf = (roomid: string) => sessions.find((session) => session.roomid === roomid)?.endReason;
  return Object.fromEntries(Object.entries(OLD.rooms).map(([name, roomid]) => [name, reasonOf(roomid)]));
}

const EXPECTED_REASONS = {
  pressed: 'pressed',
  left: 'time',
  missed: 'time',
  noshow_mentor: 'time',
  cancelled: 'cancelled',
  live: null,
  booked: null,
};

describe('old data', () => {
  let database: Database | undefined;
  afterEach(async () => database?.close());

  test('gets what is new, and keeps the rest', async () => {
    await storeOldData();
    database = await openDatabase(temporary.uri);
    expect(await endReasons()).toEqual(EXPECTED_REASONS);
    const isUnchecked = { learnerCheck: { $type: 'null' }, mentorCheck: { $type: 'null' } };
    expect(await db.collection('sessions').countDocuments(isUnchecked)).toBe(Object.keys(OLD.rooms).length);
    for (const [name, { documents }] of Object.entries(OLD.collections)) {
      const now = await db.collection(name).find().toArray();
      expect(now).toEqual(documents.map((document) => expect.objectContaining(document)));
    }
    expect(await stored()).toMatchObject({ version: SCHEMA_VERSION, lease: null });
    const { reports, sessions } = database;
    expect((await reports.listIndexes()).map(({ key }) => key)).toContainEqual({ roomid: 1, by: 1 });
    const live = await sessions
      .findOne({ roomid: OLD.rooms.live ?? '' })
      .lean()
      .orFail();
    const ended = await applySessionEvent(database, live, 'end_pressed', Date.now());
    expect(ended).toMatchObject({ status: 'done', endReason: 'pressed' });
  });

  test('is left alone by the next start', async () => {
    await storeOldData();
    await (await openDatabase(temporary.uri)).close();
    const [before, sessions] = [await stored(), await db.collection('sessions').find().toArray()];
    database = await openDatabase(temporary.uri);
    expect([await stored(), await db.collection('sessions').find().toArray()]).toEqual([before, sessions]);
  });

  test('of readings loses the sums that the samples hold as well, and nothing else', async () => {
    await storeOldData();
    const bucket = { roomid: 'abcdefghijkl', minute: 0, n: 1, sum: { Ranacorus: 7 }, data: [] };
    const sec10 = { '0': { n: 1, Ranacorus: 7 } };
    const buckets = db.collection<{ _id: string; [field: string]: unknown }>('readingBuckets');
    await buckets.insertMany([
      { _id: 'abcdefghijkl:0', ...bucket, sec10 },
      { _id: 'abcdefghijkl:1', ...bucket, minute: 1 },
    ]);
    await (await openDatabase(temporary.uri)).close();
    expect(await buckets.find().toArray()).toEqual([
      { _id: 'abcdefghijkl:0', ...bucket },
      { _id: 'abcdefghijkl:1', ...bucket, minute: 1 },
    ]);
  });

  test('of sessions to come no longer holds a consent to readings that rested on a ticked box', async () => {
    await storeOldData();
    const sessions = db.collection('sessions');
    const [booked, done] = [{ roomid: OLD.rooms.booked }, { roomid: OLD.rooms.pressed }];
    for (const room of [booked, done]) await sessions.updateOne(room, { $set: { readingConsent: true } });
    await (await openDatabase(temporary.uri)).close();
    expect(await sessions.findOne(booked)).toMatchObject({ readingConsent: false });
    expect(await sessions.findOne(done)).toMatchObject({ readingConsent: true });
  });

  test('is finished when the upgrade was broken off half-way', async () => {
    await storeOldData();
    await db.collection('sessions').updateOne({ status: 'live' }, { $set: { endReason: null } });
    await sessionEndReason.run(db);
    await sessionEndReason.run(db);
    expect(await endReasons()).toEqual(EXPECTED_REASONS);
  });
});

/** Upgrades that note each run in the database. */
function noting(version: number, work: () => Promise<unknown> = async () => {}): Upgrade {
  return {
    version,
    name: `test-${version}`,
    async run(given) {
      await given.collection('runs').insertOne({ version });
      await work();
    },
  };
}
const runs = async () => (await db.collection('runs').find().toArray()).map(({ version }) => version);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('running them', () => {
  test('goes in their order, once, and says so', async () => {
    const names: string[] = [];
    const options: UpgradeOptions = {
      upgrades: [noting(1), noting(2)],
      onUpgrade: (name) => names.push(name),
    };
    await upgradeSchema(db, options);
    await upgradeSchema(db, options);
    await upgradeSchema(db, { ...options, upgrades: [noting(1), noting(2), noting(3)] });
    expect(await runs()).toEqual([1, 2, 3]);
    expect(names).toEqual(['test-1', 'test-2', 'test-3']);
  });

  test('is done by one of many processes, while the others wait for its end', async () => {
    let isDone = false;
    const slow = noting(1, async () => {
      // Longer than the lease, which is renewed meanwhile.
      await wait(2_000);
      isDone = true;
    });
    const starts = Array.from({ length: 6 }, async () => {
      await upgradeSchema(await connect(), { upgrades: [slow], leaseMs: 1_000 });
      expect(isDone).toBe(true);
    });
    await Promise.all(starts);
    expect(await runs()).toEqual([1]);
  });

  test('is taken over from a process that died at it', async () => {
    const until = new Date(Date.now() + 200);
    const schema = db.collection<{ _id: string }>('schema');
    await schema.insertOne({
      _id: 'schema',
      version: 0,
      lease: { by: 'the dead', until },
      upgrades: [],
    } as never);
    await upgradeSchema(db, { upgrades: [noting(1)] });
    expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
    expect(await stored()).toMatchObject({ version: 1, lease: null });
  });

  test('stops at a failure, which is not recorded, and goes on from there the next time', async () => {
    const broken = noting(2, () => Promise.reject(new Error('no room on the disk')));
    const upgrade = (second: Upgrade) => upgradeSchema(db, { upgrades: [noting(1), second, noting(3)] });
    const failure = await upgrade(broken).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SchemaError);
    expect((failure as Error).message).toContain(
      'Upgrade 2 (test-2) of the database failed: no room on the disk',
    );
    expect(await stored()).toMatchObject({ version: 1, lease: null });
    await upgrade(noting(2));
    expect(await runs()).toEqual([1, 2, 2, 3]);
  });

  test('is refused by a database that a newer program has used, before anything is touched', async () => {
    await db
      .collection<{ _id: string }>('schema')
      .insertOne({ _id: 'schema', version: SCHEMA_VERSION + 1 } as never);
    const refusal = await openDatabase(temporary.uri).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(SchemaError);
    expect((refusal as Error).message).toContain('a newer one has used it');
    expect((await db.listCollections().toArray()).map(({ name }) => name)).toEqual(['schema']);
  });
});

describe('as processes', () => {
  const settings = () => ({
    MONGODB_URI: temporary.uri,
    DATA_DIR: dataDir,
    PORT: '0',
    READINGS: 'off',
  });
  const start = (main: string) => Program.start(main, settings(), /running at \S+/);

  test('several that start at once with old data upgrade it once, and then all run', async () => {
    await storeOldData();
    const mains = ['server/src/main.ts', 'signalling/src/main.ts', 'signalling/src/main.ts'];
    const programs = (await Promise.all(mains.map(start))).map(({ program }) => program);
    const upgraded = programs.flatMap(({ output }) => output.match(/database upgraded/g) ?? []);
    for (const program of programs) await program.kill();
    expect(upgraded).toHaveLength(UPGRADES.length);
    // What was live or booked then, time may have ended by now.
    const { live, booked, ...final } = EXPECTED_REASONS;
    expect(await endReasons()).toMatchObject(final);
  });

  test.each(['server/src/main.ts', 'signalling/src/main.ts'])(
    '%s says in a sentence that the data is too new',
    async (main) => {
      await db
        .collection<{ _id: string }>('schema')
        .insertOne({ _id: 'schema', version: SCHEMA_VERSION + 1 } as never);
      const refusal = await start(main).catch((error: Error) => error.message);
      expect(refusal).toContain(`The database is at version ${SCHEMA_VERSION + 1}`);
      expect(refusal).not.toMatch(/\n\s+at /);
    },
  );
});

test('every file has its place in the list', () => {
  const files = readdirSync(new URL('../../../models/db/upgrades/', import.meta.url)).filter((file) =>
    /^\d{3}-.*\.ts$/.test(file),
  );
  const listed = UPGRADES.map(({ version, name }) => `${String(version).padStart(3, '0')}-${name}.ts`);
  expect(files.sort()).toEqual(listed);
  expect(UPGRADES.map(({ version }) => version)).toEqual(UPGRADES.map((_, at) => at + 1));
});
