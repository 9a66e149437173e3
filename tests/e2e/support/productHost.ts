import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from '../../support/stack/compileCache.ts';
import { CUT_NETWORK } from '../../support/stack/outsideNetwork.ts';

const PRODUCT_RUNS = fileURLToPath(new URL('./productRuns.ts', import.meta.url));

/** What the host's process is told; `start` has the product's environment variables. */
export type HostMessage = { start: Record<string, string> } | { advanceMs: number } | { stop: true };

/** The last that a host prints about a product. */
export const STOPPED = '\nThe product has stopped.\n';

/**
 * A process that runs products one after the other. Loading the product's modules takes three seconds of CPU time, longer than
 * many a test. Their clocks can be moved on.
 */
export class ProductHost {
  #process: ChildProcess | undefined;

  /** The process; a new one after a crash. */
  get process(): ChildProcess {
    if (!this.#process || hasEnded(this.#process)) this.#process = spawnProgram(PRODUCT_RUNS);
    return this.#process;
  }

  async end(): Promise<void> {
    if (this.#process) await endProgram(this.#process, 'SIGKILL');
  }
}

/** Starts a program of the product without a network beyond this machine. */
export function spawnProgram(path: string, env: Record<string, string> = {}): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  const program = spawn(process.execPath, ['--import', CUT_NETWORK, path], {
    env: { PATH, HOME, TMPDIR, ...COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [program.stdout, program.stderr]) stream?.setEncoding('utf8');
  return program;
}

export async function endProgram(program: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(program)) return;
  const closed = once(program, 'close');
  program.kill(signal);
  await closed;
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
