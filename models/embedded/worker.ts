import { parentPort, workerData } from 'node:worker_threads';
import { type ListenAddress, Listener } from './listener.ts';
import { Catalog } from './store/catalog.ts';
import { Cursors } from './store/cursors.ts';
import { removeExpired } from './store/expiry.ts';
import { startError } from './store/startErrors.ts';
import { Storage } from './store/storage.ts';

/** The thread's start options. */
export interface WorkerOptions {
  readonly dataDir: string;
  readonly listen: ListenAddress;
  /** Interval of the sweep for expired documents and abandoned cursors. */
  readonly sweepEveryMs: number;
  readonly cursorTimeoutMs: number;
  readonly maxPages: number | undefined;
  readonly skipsSync: boolean | undefined;
}

/** The thread's message once it listens. If the start fails, the thread ends with the error instead. */
export interface WorkerReady {
  readonly host: string;
}

const { dataDir, listen, sweepEveryMs, cursorTimeoutMs, maxPages, skipsSync } = workerData as WorkerOptions;
const storage = new Storage(dataDir, { maxPages, skipsSync });
// Thrown outside of any call, it ends this thread and so the process.
storage.checkIntegrity((damage) => {
  throw damage;
});
const engine = { catalog: new Catalog(storage), cursors: new Cursors(cursorTimeoutMs), storage };
const listener = new Listener(engine, storage);

const sweeper = setInterval(() => {
  engine.cursors.sweep();
  removeExpired(engine.catalog, new Date());
  listener.flush();
}, sweepEveryMs);

// The only message is the stop request. The thread ends when nothing is left to do.
parentPort?.once('message', () => {
  clearInterval(sweeper);
  listener.close();
  storage.close();
  parentPort?.close();
});

const host = await listener.listen(listen).catch((cause) => {
  throw startError(dataDir, cause);
});
const ready: WorkerReady = { host };
storage.announce(host);
parentPort?.postMessage(ready);
