import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import mongoose from 'mongoose';
import { afterEach, expect, test } from 'vitest';
import { DataFolderDamagedError, DataFolderInUseError, startEmbeddedDatabase } from './server.ts';
import { makeTemporaryFolder, startTemporaryEmbedded } from './testing/temporaryEmbedded.ts';

const { MongoClient } = mongoose.mongo;

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of cleanUp.splice(0).reverse()) await undo();
});

function temporaryFolder(): string {
  const folder = makeTemporaryFolder();
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function connectTo(uri: string): Promise<mongoose.mongo.MongoClient> {
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 2000 }).connect();
  cleanUp.push(() => client.close());
  return client;
}

// `npm run db` in another process, and its output.
async function startProcess(dataDir: string): Promise<{ child: ChildProcess; output: string }> {
  const child = fork(new URL('./main.ts', import.meta.url), {
    env: { ...process.env, DATA_DIR: dataDir },
    execArgv: [],
    silent: true,
  });
  let output = '';
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text;
      if (/mongodb:\/\/\S+\n|in use by/.test(output)) resolve();
    });
  }
  await Promise.race([promise, once(child, 'exit')]);
  return { child, output };
}

test('data and indexes are there after a restart', async () => {
  const database = await startTemporaryEmbedded();
  cleanUp.push(() => database.remove());
  const before = await connectTo(database.uri);
  const users = before.db().collection('users');
  await users.createIndex({ email: 1 }, { unique: true });
  await users.insertMany([{ email: 'b' }, { email: 'a' }]);
  await users.deleteOne({ email: 'b' });
  const indexes = await users.indexes();
  await before.db('other').collection('things').insertOne({ kept: true });
  await before.db().collection('dropped').insertOne({});
  await before.db().collection('dropped').drop();
  await before.close();
  await database.stop();
  await database.start();
  const client = await connectTo(database.uri);
  const stored = client.db().collection('users');
  expect(await stored.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ email: 'a' }]);
  expect(await stored.indexes()).toEqual(indexes);
  await expect(stored.insertOne({ email: 'a' })).rejects.toMatchObject({ code: 11000 });
  expect(await client.db('other').collection('things').countDocuments({ kept: true })).toBe(1);
  expect(await client.db().listCollections().toArray()).toHaveLength(1);
});

test('the size on disk is answered, and grows with what is stored', async () => {
  const embedded = await startTemporaryEmbedded();
  cleanUp.push(() => embedded.remove());
  const db = (await connectTo(embedded.uri)).db('preproom');
  const before = await db.stats();
  await db.collection('junk').insertOne({ bytes: Buffer.alloc(1_000_000) });
  expect((await db.stats()).storageSize).toBeGreaterThan(before.storageSize + 900_000);
  expect(before).toMatchObject({ indexSize: 0, totalSize: before.storageSize });
});

test('bytes pushed onto an array survive a restart', async () => {
  const database = await startTemporaryEmbedded();
  cleanUp.push(() => database.remove());
  const notes = (await connectTo(database.uri)).db().collection<{ _id: number; chunks: Buffer[] }>('notes');
  const chunk = Buffer.from([1, 2, 0, 255]);
  await notes.insertOne({ _id: 1, chunks: [] });
  await notes.updateOne({ _id: 1 }, { $push: { chunks: chunk } });
  await database.stop();
  await database.start();
  const stored = await (await connectTo(database.uri)).db().collection('notes').findOne({});
  expect(Buffer.from(stored?.chunks[0].buffer)).toEqual(chunk);
});

test('a cursor shows what was stored when it began', async () => {
  const database = await startTemporaryEmbedded();
  cleanUp.push(() => database.remove());
  const notes = (await connectTo(database.uri)).db().collection('notes');
  await notes.insertMany(Array.from({ length: 250 }, (_, n) => ({ n })));
  const cursor = notes.find().sort({ n: 1 }).batchSize(100);
  const first = await cursor.next();
  await notes.updateMany({}, { $inc: { n: 1000 } });
  const rest = await cursor.toArray();
  expect([first, ...rest].map((note) => note?.n)).toEqual(Array.from({ length: 250 }, (_, n) => n));
});

test('the folder and its socket are for their owner alone', async () => {
  const database = await startTemporaryEmbedded();
  cleanUp.push(() => database.remove());
  expect(statSync(database.dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(database.dataDir, 'database.sock')).mode & 0o777).toBe(0o600);
  expect(statSync(join(database.dataDir, 'database.sqlite')).mode & 0o777).toBe(0o600);
});

test('a data folder with a long path, and a port, work too', async () => {
  const dataDir = join(temporaryFolder(), 'x'.repeat(120));
  const long = await startEmbeddedDatabase({ dataDir });
  cleanUp.push(() => long.stop());
  const client = await connectTo(long.uri);
  expect(await client.db().command({ ping: 1 })).toEqual({ ok: 1 });
  const port = await startEmbeddedDatabase({ dataDir: temporaryFolder(), listen: { port: 0 } });
  cleanUp.push(() => port.stop());
  expect(port.uri).toMatch(
    /^mongodb:\/\/preproom:[\w-]{32}@127\.0\.0\.1:\d+\/preproom\?directConnection=true&authMechanism=PLAIN$/,
  );
  expect(await (await connectTo(port.uri)).db().admin().buildInfo()).toMatchObject({ version: '7.0.0' });
});

test('a second start in another process is refused and told who holds the folder', async () => {
  const dataDir = temporaryFolder();
  const { child } = await startProcess(dataDir);
  cleanUp.push(() => child.kill('SIGKILL'));
  const second = startEmbeddedDatabase({ dataDir });
  await expect(second).rejects.toThrow(DataFolderInUseError);
  await expect(second).rejects.toThrow(
    new RegExp(
      `^The data folder ${dataDir} is in use by process ${child.pid} \\(since \\S+\\)\\. Stop it first, or give this one another DATA_DIR\\.$`,
    ),
  );
  const third = await startProcess(dataDir);
  expect(third.output).toContain(`in use by process ${child.pid}`);
  expect(third.child.exitCode ?? (await once(third.child, 'exit'))[0]).toBe(1);
});

test('a lock left behind by kill -9 does not block; SIGTERM stops cleanly', async () => {
  const dataDir = temporaryFolder();
  const first = await startProcess(dataDir);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  expect(existsSync(join(dataDir, 'database.pid'))).toBe(true);
  const second = await startProcess(dataDir);
  const uri = second.output.match(/mongodb:\/\/\S+/)?.[0] ?? '';
  const client = await connectTo(uri);
  await client.db().collection('a').insertOne({});
  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
  expect(existsSync(join(dataDir, 'database.pid'))).toBe(false);
  const database = await startEmbeddedDatabase({ dataDir });
  cleanUp.push(() => database.stop());
  expect(await (await connectTo(database.uri)).db().collection('a').countDocuments()).toBe(1);
});

test('two processes work on one database', async () => {
  const { child, output } = await startProcess(temporaryFolder());
  cleanUp.push(() => child.kill('SIGKILL'));
  const uri = output.match(/mongodb:\/\/\S+/)?.[0] ?? '';
  const here = (await connectTo(uri)).db().collection('counters');
  const script = `
    import mongoose from 'mongoose';
    const client = new mongoose.mongo.MongoClient(process.argv[1]);
    for (let i = 0; i < 100; i++) await client.db().collection('counters').updateOne({ name: 'n' }, { $inc: { n: 1 } }, { upsert: true });
    await client.close();
  `;
  await here.createIndex({ name: 1 }, { unique: true });
  const other = spawn(process.execPath, ['--input-type=module', '-e', script, uri], {
    cwd: import.meta.dirname,
  });
  const exited = once(other, 'exit');
  for (let i = 0; i < 100; i++) await here.updateOne({ name: 'n' }, { $inc: { n: 1 } }, { upsert: true });
  expect(await exited).toEqual([0, null]);
  expect(await here.findOne({}, { projection: { _id: 0 } })).toEqual({ name: 'n', n: 200 });
});

test('a row or a file that cannot be read refuses the start and says where', async () => {
  const dataDir = temporaryFolder();
  const database = await startEmbeddedDatabase({ dataDir });
  await (await connectTo(database.uri))
    .db()
    .collection('users')
    .insertMany([{ n: 1 }, { n: 2 }]);
  await database.stop();
  const file = new DatabaseSync(join(dataDir, 'database.sqlite'));
  file.exec("UPDATE documents SET bson = x'0badf00d' WHERE rowid = (SELECT max(rowid) FROM documents)");
  file.close();
  const damaged = startEmbeddedDatabase({ dataDir });
  await expect(damaged).rejects.toThrow(DataFolderDamagedError);
  await expect(damaged).rejects.toThrow(
    /cannot be read at row \d+ of collection preproom\.users\. Restore it from a backup\./,
  );
  writeFileSync(
    join(dataDir, 'database.sqlite'),
    'no database at all, but long enough to be taken for one'.repeat(50),
  );
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(DataFolderDamagedError);
});

test('what cannot be stored is refused, and memory stays what the disk says', async () => {
  const dataDir = temporaryFolder();
  mkdirSync(dataDir, { recursive: true });
  const database = await startEmbeddedDatabase({ dataDir });
  cleanUp.push(() => database.stop());
  const users = (await connectTo(database.uri)).db().collection('users');
  await users.insertOne({ n: 1 });
  const tooLarge = users.insertOne({ text: 'x'.repeat(16 * 1024 * 1024 - 40), more: 'x'.repeat(40) });
  await expect(tooLarge).rejects.toThrow();
  expect(await users.countDocuments()).toBe(1);
});

test('a port answers nobody who has not logged in', async () => {
  const database = await startTemporaryEmbedded({ listen: { port: 0 } });
  cleanUp.push(() => database.remove());
  await (await connectTo(database.uri)).db().collection('secrets').insertOne({ secret: true });
  const [, password = ''] = /preproom:(.*)@/.exec(database.uri) ?? [];
  const stranger = database.uri.replace(/preproom:.*@/, '').replace('&authMechanism=PLAIN', '');
  const { db } = await connectTo(stranger).then((client) => ({ db: client.db() }));
  for (const command of [{ find: 'secrets' }, { dropDatabase: 1 }, { snapshot: 1 }, { ping: 1 }])
    await expect(db.command(command)).rejects.toMatchObject({ code: 13 });
  const guess = connectTo(database.uri.replace(password, 'x'.repeat(password.length)));
  await expect(guess).rejects.toMatchObject({ code: 18 });
  expect(await (await connectTo(database.uri)).db().collection('secrets').countDocuments()).toBe(1);
});

test('bytes that are not the protocol end their connection and nothing else', async () => {
  const database = await startTemporaryEmbedded({ listen: { port: 0 } });
  cleanUp.push(() => database.remove());
  const port = Number(database.uri.match(/:(\d+)\//)?.[1]);
  for (const bytes of [
    Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    Buffer.alloc(64),
    Buffer.alloc(64, 0xff),
  ]) {
    const socket = connect(port, '127.0.0.1');
    socket.write(bytes);
    socket.on('error', () => {});
    await once(socket, 'close');
  }
  expect(await (await connectTo(database.uri)).db().command({ ping: 1 })).toEqual({ ok: 1 });
});
