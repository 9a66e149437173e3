import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../figure.ts';
import type { DocumentsClient } from '../load/documents.ts';
import { isWhole } from '../load/openLoop.ts';
import type { DatabaseProcess } from '../processes/database.ts';
import { startChild } from '../rpc.ts';

const RUNS = 5;
const DOCUMENTS = 300_000;
const WRITES_PER_SECOND = 100;
const READS_PER_SECOND = 200;
const SECONDS = 5;
const LONGEST_WAIT_MS = 100;

/** What others wait for a read while every write fails, because the disk of a large embedded database is full. */
export const fullDiskFigure: Figure = {
  name: 'full-disk',
  async run(note) {
    const dataDir = mkdtempSync(join(tmpdir(), 'preproom-bench-full-'));
    try {
      await fill(dataDir);
      return await measure(dataDir, note);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function fill(dataDir: string): Promise<void> {
  const { clients, stop } = await start(dataDir, 1);
  await clients[0]?.call('fill', DOCUMENTS);
  await stop();
}

async function measure(dataDir: string, note: (progress: string) => void) {
  const { clients, stop } = await start(dataDir, 2, { BENCH_DISK: 'full' });
  const [reader, writer] = clients;
  if (!reader || !writer) throw new Error('There are two clients');
  const read = () =>
    reader.call('read', { count: DOCUMENTS, ratePerSecond: READS_PER_SECOND, seconds: SECONDS });
  const [ours, bare, loads]: [number[], number[], number[]] = [[], [], []];
  await read();
  for (let run = 0; run < RUNS; run++) {
    const quiet = await read();
    const writing = writer.call('writeInVain', { ratePerSecond: WRITES_PER_SECOND, seconds: SECONDS });
    const full = await read();
    const written = await writing;
    note(`run ${run + 1}: ${JSON.stringify({ quiet, full, written })}`);
    if (!isWhole(full)) throw new Error('Not every read was answered');
    if (written.refused !== WRITES_PER_SECOND * SECONDS) throw new Error('Not every write was refused');
    ours.push(full.maxMs);
    bare.push(quiet.maxMs);
    loads.push(full.load);
  }
  await stop();
  const target = { of: 'every', atMost: LONGEST_WAIT_MS } as const;
  const name = `full disk, ${DOCUMENTS} documents: the longest wait of others`;
  return [{ name, unit: 'ms', ours, bare, target, generatorLoad: Math.max(...loads) }];
}

/** The database on this folder, and so many clients, each a process. */
async function start(dataDir: string, count: number, env: Record<string, string> = {}) {
  const database = await startChild<DatabaseProcess>('./processes/database.ts', {
    BENCH_DATA_DIR: dataDir,
    ...env,
  });
  const MONGODB_URI = await database.call('uri');
  const clients = await Promise.all(
    Array.from({ length: count }, () => startChild<DocumentsClient>('./load/documents.ts', { MONGODB_URI })),
  );
  const stop = async () => {
    for (const child of [...clients, database]) await child.stop();
  };
  return { clients, stop };
}
