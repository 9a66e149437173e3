import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRunningDatabase, startEmbeddedDatabase } from '@preproom/embedded/server';
import { makeTemporaryFolder } from '@preproom/embedded/testing/temporaryEmbedded';
import { generatedSecret } from '@preproom/models/runtime/settings';
import mongoose from 'mongoose';
import { afterEach, beforeEach } from 'vitest';

const fileOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** `a` and `b` are written by one command: both are stored, or neither. */
export interface Half {
  _id: string;
}

interface Current {
  root: string;
  dataDir: string;
  /** A folder to restore into; it does not exist yet. */
  elsewhere: string;
}

/** For a file of tests about backups: gives each test folders of its own, and ends the processes that it started. */
export function backupFolders() {
  const current = {} as Current;
  let running: ChildProcess[] = [];
  beforeEach(() => {
    const root = makeTemporaryFolder();
    Object.assign(current, { root, dataDir: join(root, 'data'), elsewhere: join(root, 'elsewhere') });
  });
  afterEach(async () => {
    for (const child of running) await end(child);
    running = [];
    rmSync(current.root, { recursive: true });
  });

  function run(path: string, folder: string, ...args: string[]): ChildProcess {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder };
    const child = fork(fileOf(path), args, { cwd: current.root, env, execArgv: [], silent: true });
    running.push(child);
    return child;
  }

  /** Runs a command to its end; returns its exit code and everything it printed. */
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

  return Object.assign(current, {
    command,
    /** `npm run backup` of the data folder into the folder `kept`. */
    backUp: () => command('server/bin/backup.ts', current.dataDir, 'kept'),
    restore: (backup: string, folder = current.elsewhere) => command('server/bin/restore.ts', folder, backup),
    /** `npm run db` in a process of its own, and a client of it. */
    async startDatabase() {
      const child = run('models/embedded/main.ts', current.dataDir);
      await once(child.stdout ?? child, 'data');
      const uri = findRunningDatabase(current.dataDir);
      if (!uri) throw new Error('The database does not say where it is');
      const client = await new mongoose.mongo.MongoClient(uri).connect();
      return {
        halves: client.db().collection<Half>('halves'),
        stop: () => client.close().then(() => end(child)),
      };
    },
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Opens the database of a stopped data folder for as long as `work` runs. */
export async function withHalves<T>(
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

export async function storedIds(folder: string): Promise<Set<string>> {
  const found = await withHalves(folder, (halves) => halves.find().toArray());
  return new Set(found.map(({ _id }) => _id));
}

/** Makes a stopped data folder with one pair and a secret. */
export async function fillFolder(folder: string): Promise<void> {
  await withHalves(folder, (halves) => halves.insertMany([{ _id: '0a' }, { _id: '0b' }]));
  generatedSecret(folder, 'jwt-secret');
}
