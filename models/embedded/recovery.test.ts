import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from './server.ts';
import { makeTemporaryFolder } from './testing/temporaryEmbedded.ts';

function temporaryFolder(): string {
  const folder = makeTemporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** `npm run db` with arguments: its exit code and output. */
async function runDb(dataDir: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code, output };
}

/** Runs the folder's database as long as `work` takes. */
async function withUsers<T>(
  dataDir: string,
  work: (users: mongoose.mongo.Collection<{ _id: number; email: string }>) => Promise<T>,
): Promise<T> {
  const database = await startEmbeddedDatabase({ dataDir });
  const client = await new mongoose.mongo.MongoClient(database.uri).connect();
  try {
    return await work(client.db().collection<{ _id: number; email: string }>('users'));
  } finally {
    await client.close();
    await database.stop();
  }
}

test('--check lists every damaged document, --salvage copies the others with their indexes', async () => {
  const dataDir = temporaryFolder();
  await withUsers(dataDir, async (users) => {
    await users.createIndex({ email: 1 }, { unique: true });
    await users.insertMany(Array.from({ length: 9 }, (_, _id) => ({ _id, email: `${_id}@example.org` })));
  });
  expect(await runDb(dataDir, '--check')).toEqual({
    code: 0,
    output: `The database in ${dataDir} is sound: every document is as it was stored.\n`,
  });
  const path = join(dataDir, 'database.sqlite');
  const bytes = readFileSync(path);
  for (const email of ['3@example', '6@example']) bytes.write('x', bytes.indexOf(email));
  writeFileSync(path, bytes);
  const checked = await runDb(dataDir, '--check');
  expect(checked.code).toBe(1);
  expect(checked.output.match(/row \d+ of collection preproom\.users/g)).toHaveLength(2);
  const target = join(temporaryFolder(), 'new');
  const salvaged = await runDb(dataDir, '--salvage', target);
  expect(salvaged.code).toBe(1);
  expect(salvaged.output).toContain('Copied 7 documents');
  expect(salvaged.output).toContain(
    'Not brought back (2):\n  Document 3 of preproom.users\n  Document 6 of preproom.users',
  );
  await withUsers(target, async (users) => {
    expect((await users.find().toArray()).map(({ _id }) => _id)).toEqual([0, 1, 2, 4, 5, 7, 8]);
    await expect(users.insertOne({ _id: 9, email: '1@example.org' })).rejects.toMatchObject({ code: 11000 });
  });
  expect((await runDb(dataDir, '--salvage', target)).output).toContain('it is not empty. Name a new folder.');
});

test('a folder in use, one without a database and an unknown argument end in a sentence', async () => {
  const dataDir = temporaryFolder();
  expect(await runDb(dataDir, '--check')).toEqual({
    code: 1,
    output: `The data folder ${dataDir} cannot be used: it holds no database.\n`,
  });
  const unknown = await runDb(dataDir, '--repair');
  expect(unknown.output.trim().split('\n')).toHaveLength(1);
  await withUsers(dataDir, async (users) => {
    await users.insertOne({ _id: 1, email: '' });
    const inUse = {
      code: 1,
      output: expect.stringContaining(`${dataDir} is in use by process ${process.pid}`),
    };
    expect(await runDb(dataDir, '--check')).toEqual(inUse);
    expect(await runDb(dataDir, '--salvage', join(dataDir, 'new'))).toEqual(inUse);
    expect(await users.countDocuments()).toBe(1);
  });
});
