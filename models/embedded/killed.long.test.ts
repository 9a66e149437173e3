import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import mongoose from 'mongoose';
import { afterAll, expect, test } from 'vitest';
import { makeTemporaryFolder } from './testing/temporaryEmbedded.ts';

const KILLS = 25;
const WRITERS = 8;

const dataDir = makeTemporaryFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(): Promise<{ child: ChildProcess; client: mongoose.mongo.MongoClient }> {
  const child = fork(new URL('./main.ts', import.meta.url), {
    env: { ...process.env, DATA_DIR: dataDir },
    execArgv: [],
    silent: true,
  });
  let output = '';
  for await (const text of child.stdout ?? []) {
    output += text;
    if (/mongodb:\/\/\S+\n/.test(output)) break;
  }
  const uri = output.match(/mongodb:\/\/\S+/)?.[0] ?? '';
  const client = await new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 500 }).connect();
  return { child, client };
}

/** Acknowledged writes, which must be stored, and sent writes, which may be. */
interface Ledger {
  readonly inserted: Set<number>;
  readonly asked: Set<number>;
  /** Per counter: acknowledged increments, and sent ones. */
  readonly acknowledged: number[];
  readonly sent: number[];
}

// Writes until the connection breaks.
async function write(client: mongoose.mongo.MongoClient, writer: number, ledger: Ledger): Promise<void> {
  const events = client.db().collection<{ _id: number; key: string; steps: number[] }>('events');
  const counters = client.db().collection<{ _id: number; n: number }>('counters');
  try {
    for (;;) {
      const _id = ledger.asked.size;
      ledger.asked.add(_id);
      await events.insertOne({ _id, key: `key-${_id}`, steps: [2 * _id, 2 * _id + 1] });
      ledger.inserted.add(_id);
      ledger.sent[writer] = (ledger.sent[writer] ?? 0) + 1;
      await counters.findOneAndUpdate({ _id: writer }, { $inc: { n: 1 } }, { upsert: true });
      ledger.acknowledged[writer] = (ledger.acknowledged[writer] ?? 0) + 1;
    }
  } catch (error) {
    if (!isLostConnection(error)) throw error;
  }
}

// A write to a closed unix socket fails with Node's own error, which the driver does not wrap.
function isLostConnection(error: unknown): boolean {
  const { MongoNetworkError, MongoServerSelectionError } = mongoose.mongo;
  const isSocketError = error instanceof Error && 'code' in error && error.code === 'EPIPE';
  return isSocketError || error instanceof MongoNetworkError || error instanceof MongoServerSelectionError;
}

async function check(client: mongoose.mongo.MongoClient, ledger: Ledger): Promise<void> {
  const events = client.db().collection<{ _id: number; key: string; steps: number[] }>('events');
  const stored = new Set((await events.find().toArray()).map(({ _id }) => _id));
  expect([...ledger.inserted].filter((id) => !stored.has(id))).toEqual([]);
  expect([...stored].filter((id) => !ledger.asked.has(id))).toEqual([]);
  const byIndex = await events
    .find({ key: { $gte: '' } })
    .sort({ key: 1 })
    .toArray();
  expect(new Set(byIndex.map(({ _id }) => _id))).toEqual(stored);
  for (const { _id, n } of await client
    .db()
    .collection<{ _id: number; n: number }>('counters')
    .find()
    .toArray()) {
    expect(n).toBeGreaterThanOrEqual(ledger.acknowledged[_id] ?? 0);
    expect(n).toBeLessThanOrEqual(ledger.sent[_id] ?? 0);
  }
}

test(`after ${KILLS} kills under load every acknowledged write is there`, async () => {
  const ledger: Ledger = { inserted: new Set(), asked: new Set(), acknowledged: [], sent: [] };
  let { child, client } = await start();
  await client.db().collection('events').createIndex({ key: 1 }, { unique: true });
  await client.db().collection('events').createIndex({ steps: 1 }, { unique: true });
  for (let kill = 0; kill < KILLS; kill++) {
    const writing = Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => write(client, writer, ledger)),
    );
    setTimeout(() => child.kill('SIGKILL'), 40 + ((kill * 37) % 160));
    await once(child, 'exit');
    await writing;
    await client.close();
    ({ child, client } = await start());
    await check(client, ledger);
  }
  expect(ledger.inserted.size).toBeGreaterThan(KILLS * WRITERS);
  const events = client.db().collection<{ _id: number; key: string; steps: number[] }>('events');
  const last = [...ledger.inserted].at(-1) ?? 0;
  const again = events.insertOne({ _id: -1, key: 'new', steps: [2 * last + 1] });
  await expect(again).rejects.toMatchObject({ code: 11000, keyValue: { steps: 2 * last + 1 } });
  await client.close();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 120_000);
