import { on, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ListenAddress } from './listener.ts';
import { DataFolderDamagedError, DataFolderInUseError } from './store/startErrors.ts';
import { readHolder, Storage } from './store/storage.ts';
import type { WorkerOptions, WorkerReady } from './worker.ts';

export { DataFolderDamagedError, DataFolderInUseError };

export interface EmbeddedDatabaseOptions {
  /** Folder that holds the data; made (mode 0700) when it is not there. */
  readonly dataDir: string;
  /** A port of 127.0.0.1 (0: any free one). By default a unix socket in the data folder, on Windows a free port. */
  readonly listen?: { readonly port: number };
  /** How often TTL indexes and forgotten cursors are looked after; 60 s, as in MongoDB. */
  readonly sweepEveryMs?: number;
  /** How long a cursor waits for its next batch; 10 minutes, as in MongoDB. */
  readonly cursorTimeoutMs?: number;
}

export interface EmbeddedDatabase {
  /** For any MongoDB client of this machine; names the database `preproom`. */
  readonly uri: string;
  /** Makes everything durable, ends the connections and gives the data folder free. */
  stop(): Promise<void>;
}

// A unix socket's path may have 104 bytes on macOS, 108 on Linux.
const MAX_SOCKET_PATH_BYTES = 100;

/**
 * Starts the database in a thread of its own, so that waiting for the disk never holds up the caller's event loop.
 * Throws `DataFolderInUseError` or `DataFolderDamagedError`. When the thread dies later, its error is thrown
 * uncaught in this process: nothing here can go on without its database.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  const { sweepEveryMs = 60_000, cursorTimeoutMs = 600_000 } = options;
  const socket = makeSocketPlace(dataDir);
  const listen = options.listen ?? socket.address;
  const workerData: WorkerOptions = { dataDir, listen, sweepEveryMs, cursorTimeoutMs };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: [] });
  try {
    const host = await listeningHost(worker);
    let stopped: Promise<void> | undefined;
    return {
      uri: uriOf(host),
      stop: () => (stopped ??= stop(worker).finally(socket.remove)),
    };
  } catch (error) {
    socket.remove();
    throw reviveError(error);
  }
}

/** Where the process that has this data folder open answers; undefined when nobody has said so. */
export function findRunningDatabase(dataDir: string): string | undefined {
  const host = readHolder(resolve(dataDir))?.host;
  return host === undefined ? undefined : uriOf(host);
}

/** Throws `DataFolderInUseError` while another process has the folder open. One that cannot be read is open to nobody. */
export function assertNotInUse(dataDir: string): void {
  try {
    new Storage(resolve(dataDir)).close();
  } catch (error) {
    if (!(error instanceof DataFolderDamagedError)) throw error;
  }
}

function uriOf(host: string): string {
  return `mongodb://${host}/preproom?directConnection=true`;
}

/** Under `node --watch` the thread's first messages are Node's own, about the files that it loads. */
async function listeningHost(worker: Worker): Promise<string> {
  for await (const [message] of on(worker, 'message') as AsyncIterable<[Partial<WorkerReady>]>) {
    if (message.host !== undefined) return message.host;
  }
  throw new Error('The thread ended without a word.');
}

async function stop(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit');
  worker.postMessage('stop');
  await ended;
}

// In the data folder, or in a private one of its own when the path would be too long there.
function makeSocketPlace(dataDir: string): { address: ListenAddress; remove: () => void } {
  const path = join(dataDir, 'database.sock');
  if (process.platform === 'win32') return { address: { port: 0 }, remove: () => {} };
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES) return { address: { path }, remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'preproom-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { address: { path: join(folder, 'database.sock') }, remove };
}

// Errors lose their class on the way out of the thread, not their name and message.
function reviveError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const known = [DataFolderInUseError, DataFolderDamagedError].find(({ name }) => name === error.name);
  return known ? Object.setPrototypeOf(error, known.prototype) : error;
}
