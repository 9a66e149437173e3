import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { outsideAddresses } from '../../support/stack/outsideNetwork.ts';
import {
  endProgram,
  type HostMessage,
  hasEnded,
  type ProductHost,
  STOPPED,
  spawnProgram,
} from './productHost.ts';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const START_TIMEOUT_MS = 120_000;

/**
 * The product as people run it: server/src/main.ts in a process of its own, on a free port, with its own data folder; or the same
 * product in the process of a host. Its network is cut off: it reaches this machine alone.
 */
export class ProductProcess {
  readonly port: number;
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  readonly #host: ProductHost | undefined;
  #child: ChildProcess | undefined;
  #output = '';
  readonly #stopped = Promise.withResolvers<void>();

  constructor(port: number, dataDir: string, env: Record<string, string> = {}, host?: ProductHost) {
    this.port = port;
    this.dataDir = dataDir;
    this.#env = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env };
    this.#host = host;
  }

  /** Starts it and waits until it answers. Throws with what it printed when it does not. */
  async start(): Promise<void> {
    const child = this.#host?.process ?? spawnProgram(MAIN, this.#env);
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', this.#print);
    if (this.#host) child.send({ start: this.#env } satisfies HostMessage);
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`No start:\n${this.#output}`);
      await delay(100);
    }
  }

  /** Moves the clock of a product in a host on. */
  async advance(ms: number): Promise<void> {
    if (!this.#host || !this.#child) throw new Error('Not started in a host');
    const done = once(this.#child, 'message');
    this.#child.send({ advanceMs: ms } satisfies HostMessage);
    await done;
  }

  /** Ends it as a crash would. */
  async kill(): Promise<void> {
    if (this.#child) await endProgram(this.#child, 'SIGKILL');
  }

  /** Ends it as Ctrl-C does, which leaves a host's process running, and removes its data folder. Throws when it has asked anybody beyond this machine. */
  async stop(): Promise<void> {
    if (this.#child && !hasEnded(this.#child)) await this.#end(this.#child);
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

  async #end(child: ChildProcess): Promise<void> {
    if (!this.#host) return endProgram(child, 'SIGTERM');
    child.send({ stop: true } satisfies HostMessage);
    const waiting = new AbortController();
    const crash = once(child, 'close', waiting).then(() => {
      throw new Error(`The host ended:\n${this.#output}`);
    });
    await Promise.race([this.#stopped.promise, crash]).finally(() => waiting.abort());
    for (const stream of [child.stdout, child.stderr]) stream?.off('data', this.#print);
  }

  readonly #print = (text: string) => {
    this.#output += text;
    // All that it printed to this stream before has arrived.
    if (this.#output.includes(STOPPED)) this.#stopped.resolve();
  };

  async #isReady(): Promise<boolean> {
    const signal = AbortSignal.timeout(2_000);
    return fetch(`http://127.0.0.1:${this.port}/readyz`, { signal }).then(
      (response) => response.ok,
      () => false,
    );
  }
}
