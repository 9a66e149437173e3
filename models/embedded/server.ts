import { on, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ListenAddress } from './listener.ts';
import { readHolder } from './store/holder.ts';
import {
  DataFolderDamagedError,
  DataFolderError,
  DataFolderInUseError,
  DataFolderUnusableError,
} from './store/startErrors.ts';
import { Storage } from './store/storage.ts';
import type { WorkerOptions, WorkerReady } from './worker.ts';

export { DataFolderDamagedError, DataFolderError, DataFolderInUseError };

export interface EmbeddedDatabaseOptions {
  /** The data folder; created with mode 0700 if missing. */
  readonly dataDir: string;
  /** A port of 127.0.0.1 (0: any free one). By default a unix socket in the data folder, on Windows a free port. */
  readonly listen?: { readonly port: number };
  /** Interval of the sweep for expired documents and abandoned cursors; 60 s, as in MongoDB. */
  readonly sweepEveryMs?: number;
  /** Idle timeout of a cursor; 10 minutes, as in MongoDB. */
  readonly cursorTimeoutMs?: number;
  /** SQLite reports a full disk above this many pages of 4096 bytes. For tests. */
  readonly maxPages?: number;
  /** Does not wait for the disk, so a power loss may lose or damage data that was acknowledged. For tests. */
  readonly skipsSync?: boolean;
}

export interface EmbeddedDatabase {
  /** URI for any MongoDB client on this machine; names the database `preproom`, and on a port holds a password. */
  readonly uri: string;
  /** Commits everything, closes the connections and releases the data folder. */
  stop(): Promise<void>;
}

// The longest path of a unix socket is 104 bytes on macOS, 108 on Linux.
const MAX_SOCKET_PATH_BYTES = 100;

/**
 * Starts the database in its own thread, so disk waits never block the caller's event loop. Throws a `DataFolderError`. If the thread dies later, its error is thrown uncaught in this process, which can't continue
 * without its database.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  const { sweepEveryMs = 60_000, cursorTimeoutMs = 600_000, maxPages, skipsSync } = options;
  const socket = makeSocketPlace(dataDir);
  const listen = options.listen ?? socket.address;
  const workerData: WorkerOptions = { dataDir, listen, sweepEveryMs, cursorTimeoutMs, maxPages, skipsSync };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: [] });
  try {
    const host = await listeningHost(worker);
    let stopped: Promise<void> | undefined;
    return {
      uri: uriOf(host),
      stop: () => (stopped ??= stop(worker).finally(socket.remove)),
    };
  } catch (error) {
    // A thread that failed late holds the folder and keeps this process alive.
    await worker.terminate();
    socket.remove();
    throw reviveError(error);
  }
}

/** URI of the process that has this data folder open; undefined if there is none. */
export function findRunningDatabase(dataDir: string): string | undefined {
  const host = readHolder(resolve(dataDir))?.host;
  return host === undefined ? undefined : uriOf(host);
}

/**
 * The database of this folder: that of the process that has it open, or one started for the caller. Throws `DataFolderInUseError`
 * while the other process is still starting.
 */
export async function reachEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  try {
    return await startEmbeddedDatabase({ dataDir });
  } catch (error) {
    const uri = error instanceof DataFolderInUseError ? findRunningDatabase(dataDir) : undefined;
    if (uri === undefined) throw error;
    return { uri, stop: async () => {} };
  }
}

/** Throws `DataFolderInUseError` while another process has the folder open. An unreadable folder does not count as in use. */
export function assertNotInUse(dataDir: string): void {
  try {
    new Storage(resolve(dataDir)).close();
  } catch (error) {
    if (error instanceof DataFolderInUseError || !(error instanceof DataFolderError)) throw error;
  }
}

function uriOf(host: string): string {
  const login = host.includes('@') ? '&authMechanism=PLAIN' : '';
  return `mongodb://${host}/preproom?directConnection=true${login}`;
}

/** Waits for the thread's own message. Under `node --watch`, Node first sends messages about the files it loads. */
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

// A socket in the data folder, or in a private temporary folder if that path would be too long.
function makeSocketPlace(dataDir: string): { address: ListenAddress; remove: () => void } {
  const path = join(dataDir, 'database.sock');
  if (process.platform === 'win32') return { address: { port: 0 }, remove: () => {} };
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES) return { address: { path }, remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'preproom-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { address: { path: join(folder, 'database.sock') }, remove };
}

// Errors from the thread lose their class but keep name and message.
function reviveError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const kinds = [DataFolderInUseError, DataFolderDamagedError, DataFolderUnusableError];
  const known = kinds.find(({ name }) => name === error.name);
  return known ? Object.setPrototypeOf(error, known.prototype) : error;
}
