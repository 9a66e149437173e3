import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRunningDatabase, startEmbeddedDatabase } from '@preproom/embedded/server';
import { makeTemporaryFolder } from '@preproom/embedded/testing/temporaryEmbedded';
import { SCHEMA_VERSION } from '@preproom/models/db/upgrades/upgrades';
import { generatedSecret } from '@preproom/models/runtime/settings';
import { BackupError } from '@preproom/server/backup/backupError';
import { holdFiles } from '@preproom/server/backup/holdFiles';
import { makeBackup } from '@preproom/server/backup/makeBackup';
import { restoreBackup } from '@preproom/server/backup/restoreBackup';
import mongoose from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const fileOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
/** `a` and `b` are written by one command: both are there, or neither. */
interface Half {
  _id: string;
}

let root: string;
let dataDir: string;
let elsewhere: string;
let running: ChildProcess[];

beforeEach(() => {
  root = makeTemporaryFolder();
  [dataDir, elsewhere] = [join(root, 'data'), join(root, 'elsewhere')];
  running = [];
});
afterEach(async () => {
  for (const child of running) await end(child);
  rmSync(root, { recursive: true });
});

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function run(path: string, folder: string, ...args: string[]): ChildProcess {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder };
  const child = fork(fileOf(path), args, { cwd: root, env, execArgv: [], silent: true });
  running.push(child);
  return child;
}

/** Runs a command to its end; answers its exit code and everything it said. */
async function command(path: string, folder: string, ...args: string[]) {
  const child = run(path, folder, ...args);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, said };
}

/** `npm run db` in a process of its own, and a client of it. */
async function startDatabase(folder = dataDir) {
  const child = run('models/embedded/main.ts', folder);
  await once(child.stdout ?? child, 'data');
  const uri = findRunningDatabase(folder);
  if (!uri) throw new Error('the database does not say where it is');
  const client = await new mongoose.mongo.MongoClient(uri).connect();
  return {
    client,
    halves: client.db().collection<Half>('halves'),
    stop: () => client.close().then(() => end(child)),
  };
}

async function backUp(): Promise<string> {
  const { code, said } = await command('server/bin/backup.ts', dataDir, 'kept');
  expect(said).toContain('Backed up');
  expect(code).toBe(0);
  const [name = ''] = readdirSync(join(root, 'kept'));
  return join(root, 'kept', name);
}

const restore = (backup: string, folder = elsewhere) => command('server/bin/restore.ts', folder, backup);

/** Works on a stopped data folder. */
async function withHalves<T>(
  folder: string,
  work: (halves: mongoose.mongo.Collection<Half>) => Promise<T>,
): Promise<T> {
  const database = await startEmbeddedDatabase({ dataDir: folder });
  const client = await new mongoose.mongo.MongoClient(database.uri).connect();
  try {
    return await work(client.db().collection<Half>('halves'));
  } finally {
    await client.close();
    await database.stop();
  }
}

async function storedIds(folder: string): Promise<Set<string>> {
  const found = await withHalves(folder, (halves) => halves.find().toArray());
  return new Set(found.map(({ _id }) => _id));
}

/** A stopped data folder with one pair and a secret. */
async function fillFolder(folder: string): Promise<void> {
  await withHalves(folder, (halves) => halves.insertMany([{ _id: '0a' }, { _id: '0b' }]));
  generatedSecret(folder, 'jwt-secret');
}

test('taken while writers run: every write acknowledged before is in it, and none in parts', async () => {
  const { halves, stop } = await startDatabase();
  const secret = generatedSecret(dataDir, 'jwt-secret');
  writeFileSync(join(dataDir, 'face_landmarker.task'), 'fetched by an earlier version');
  const acknowledged = new Set<string>();
  let isWriting = true;
  const write = async (writer: number) => {
    for (let at = 0; isWriting; at++) {
      const id = `${writer}-${at}`;
      await halves.insertMany([{ _id: `${id}a` }, { _id: `${id}b` }]);
      acknowledged.add(id);
    }
  };
  const writing = [0, 1, 2, 3].map(write);
  await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(200);
  const before = [...acknowledged];
  const backup = await backUp();
  const after = acknowledged.size;
  isWriting = false;
  await Promise.all(writing);
  await stop();

  expect(after).toBeGreaterThan(before.length);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('snapshot-'))).toEqual([]);
  expect((await restore(backup)).said).toContain('every checksum was right');
  expect(readdirSync(elsewhere).sort()).toEqual(['database.sqlite', 'jwt-secret']);
  expect(generatedSecret(elsewhere, 'jwt-secret')).toBe(secret);
  for (const name of readdirSync(elsewhere)) expect(statSync(join(elsewhere, name)).mode & 0o777).toBe(0o600);
  expect(statSync(elsewhere).mode & 0o777).toBe(0o700);
  const stored = await storedIds(elsewhere);
  expect(before.filter((id) => !stored.has(`${id}a`) || !stored.has(`${id}b`))).toEqual([]);
  expect(
    [...stored].filter((half) => !stored.has(half.replace(/.$/, (end) => (end === 'a' ? 'b' : 'a')))),
  ).toEqual([]);
});

test('of a product that is stopped is the same, and what stood in its place is kept', async () => {
  await fillFolder(dataDir);
  const backup = await backUp();
  await withHalves(dataDir, (halves) => halves.insertOne({ _id: 'later' }));
  expect((await restore(backup, dataDir)).code).toBe(0);
  expect(await storedIds(dataDir)).toEqual(new Set(['0a', '0b']));
  const [aside = ''] = readdirSync(root).filter((name) => name.startsWith('data.before-'));
  expect(await storedIds(join(root, aside))).toEqual(new Set(['0a', '0b', 'later']));
  expect(readdirSync(root).filter((name) => name.includes('restoring'))).toEqual([]);
});

test('has the uploaded files of its moment, and none that was still on its way', async () => {
  await fillFolder(dataDir);
  const put = (path: string, content: string) => {
    mkdirSync(join(dataDir, 'files', path, '..'), { recursive: true });
    writeFileSync(join(dataDir, 'files', path), content, { mode: 0o600 });
  };
  put('resume/a.b.resume.pdf', 'a resume');
  put('incoming/upload-1/upload', 'half of one');
  const { path } = await makeBackup(dataDir, join(root, 'kept'), new Date());
  await restoreBackup(path, elsewhere, new Date());
  expect(readdirSync(join(elsewhere, 'files'))).toEqual(['resume']);
  expect(readFileSync(join(elsewhere, 'files/resume/a.b.resume.pdf'), 'utf8')).toBe('a resume');
  expect(readdirSync(join(dataDir, 'files/incoming'))).toEqual(['upload-1']);
});

test('holds files that are removed while it is made', async () => {
  const file = join(dataDir, 'files/resume/a.b.resume.pdf');
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'a resume');
  const held = await holdFiles(dataDir);
  rmSync(file);
  expect(held.paths).toEqual(['resume/a.b.resume.pdf']);
  expect(readFileSync(join(held.folder, 'resume/a.b.resume.pdf'), 'utf8')).toBe('a resume');
  await held[Symbol.asyncDispose]();
  expect(existsSync(held.folder)).toBe(false);
});

describe('a backup that is not as it was made', () => {
  let original: string;
  let backup: string;
  beforeEach(async () => {
    backup = join(root, 'backup');
    cpSync(original, backup, { recursive: true });
  });
  beforeAll(async () => {
    const folder = makeTemporaryFolder();
    await fillFolder(folder);
    ({ path: original } = await makeBackup(folder, makeTemporaryFolder(), new Date()));
    rmSync(folder, { recursive: true });
  });
  afterAll(() => rmSync(join(original, '..'), { recursive: true }));

  async function expectRefusal(words: string): Promise<void> {
    await fillFolder(dataDir);
    const before = readdirSync(root).sort();
    const refusal = await restoreBackup(backup, dataDir, new Date()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(BackupError);
    expect((refusal as Error).message).toContain(words);
    expect(await storedIds(dataDir)).toEqual(new Set(['0a', '0b']));
    expect(readdirSync(root).sort()).toEqual(before);
  }

  test.each(['data/database.sqlite', 'data/jwt-secret', 'manifest.json'])(
    'because of one byte of %s is refused',
    async (path) => {
      const bytes = readFileSync(join(backup, path));
      const at = path === 'manifest.json' ? bytes.indexOf('"mode": ') + '"mode": '.length : bytes.length >> 1;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(join(backup, path), bytes);
      await expectRefusal('is damaged');
    },
  );

  test('because a file is missing is refused', async () => {
    rmSync(join(backup, 'data/jwt-secret'));
    await expectRefusal('is damaged: jwt-secret');
  });

  test('because it has no manifest is refused', async () => {
    rmSync(join(backup, 'manifest.json'));
    await expectRefusal('is not a backup');
  });

  const rewrite = (change: object) => {
    const { backup: before } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));
    const changed = { ...before, ...change };
    const checksum = createHash('sha256').update(JSON.stringify(changed)).digest('hex');
    writeFileSync(join(backup, 'manifest.json'), JSON.stringify({ checksum, backup: changed }));
  };

  test.each([{ format: 2 }, { schemaVersion: SCHEMA_VERSION + 1 }])(
    'newer, %j, is refused',
    async (change) => {
      rewrite(change);
      await expectRefusal('newer version');
    },
  );

  test('naming a file outside is refused', async () => {
    writeFileSync(join(root, 'outside'), 'x');
    const sha256 = createHash('sha256').update('x').digest('hex');
    rewrite({ files: [{ path: '../../outside', bytes: 1, sha256, mode: 0o600 }] });
    await expectRefusal('is damaged');
  });
});

test('restoring over a running product is refused, and it goes on', async () => {
  await fillFolder(dataDir);
  const backup = await backUp();
  const { halves, stop } = await startDatabase();
  const seen = new Set<string | null>();
  const watcher = watch(root, (_, name) => seen.add(name));
  const { code, said } = await restore(backup, dataDir);
  expect([code, said]).toEqual([1, expect.stringContaining('is in use by process')]);
  watcher.close();
  // Not even for a moment was it in another place.
  expect([...seen].filter((name) => name !== 'data')).toEqual([]);
  await halves.insertOne({ _id: 'still here' });
  expect(await halves.countDocuments()).toBe(3);
  expect(readdirSync(root).sort()).toEqual(['data', 'kept']);
  await stop();
});

test('where there is nothing to back up, and into the data folder itself, is refused', async () => {
  expect(await command('server/bin/backup.ts', dataDir)).toMatchObject({ code: 1 });
  expect(existsSync(dataDir)).toBe(false);
  await fillFolder(dataDir);
  const { code, said } = await command('server/bin/backup.ts', dataDir, join(dataDir, 'backups'));
  expect([code, said]).toEqual([1, expect.stringContaining('Choose one outside it')]);
});
