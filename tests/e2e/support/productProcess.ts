import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { CUT_NETWORK, outsideAddresses } from '../../support/stack/outsideNetwork.ts';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const WITH_TEST_CLOCK = fileURLToPath(
  new URL('../../support/stack/productWithTestClock.ts', import.meta.url),
);
const COMPILE_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url));
const START_TIMEOUT_MS = 60_000;

/**
 * The product as people run it: server/src/main.ts in a process of its own, on a free port, with its own data folder. Its network
 * is cut off: it reaches this machine alone.
 */
export class ProductProcess {
  readonly port: number;
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  readonly #main: string;
  #child: ChildProcess | undefined;
  #output = '';

  constructor(port: number, dataDir: string, env: Record<string, string> = {}, hasTestClock = false) {
    this.port = port;
    this.dataDir = dataDir;
    this.#env = env;
    this.#main = hasTestClock ? WITH_TEST_CLOCK : MAIN;
  }

  /** Starts it and waits until it answers. Throws with what it printed when it does not. */
  async start(): Promise<void> {
    this.#child = spawn(process.execPath, ['--import', CUT_NETWORK, this.#main], {
      env: this.#environment(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await this.#isReady())) {
      if (this.#child.exitCode !== null || Date.now() > deadline)
        throw new Error(`No start:\n${this.#output}`);
      await delay(100);
    }
  }

  /** Moves the clock of a product with a test clock on. */
  async advance(ms: number): Promise<void> {
    if (!this.#child) throw new Error('Not started');
    const done = once(this.#child, 'message');
    this.#child.send(ms);
    await done;
  }

  /** Ends it as a crash would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it as Ctrl-C does, and removes its data folder. Throws when it has asked anybody beyond this machine. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
    const asked = outsideAddresses(this.#output);
    if (asked.length > 0) throw new Error(`The product asked beyond this machine: ${asked.join(', ')}`);
  }

  /** Its embedded database, which other processes may use as well while it runs. */
  openDatabase(): Promise<Database> {
    const socket = encodeURIComponent(join(this.dataDir, 'database.sock'));
    return openDatabase(`mongodb://${socket}/preproom?directConnection=true`);
  }

  /** Everything that it has printed. */
  get output(): string {
    return this.#output;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }

  async #isReady(): Promise<boolean> {
    const signal = AbortSignal.timeout(2_000);
    return fetch(`http://127.0.0.1:${this.port}/readyz`, { signal }).then(
      (response) => response.ok,
      () => false,
    );
  }

  #environment(): NodeJS.ProcessEnv {
    const { PATH, HOME, TMPDIR } = process.env;
    return {
      ...{ PATH, HOME, TMPDIR },
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      LOG_LEVEL: 'warn',
      // As `npm start` keeps it.
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...this.#env,
    };
  }
}
