import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../bin/tool.ts';
import { COMPILE_CACHE } from './compileCache.ts';

/** Generous: several of them may start at once on a machine that has other work. */
const START_TIMEOUT_MS = 60_000;

/** One of the product's programs as a process of its own. */
export class Program {
  readonly #child: ChildProcess;
  #output = '';

  private constructor(main: string, settings: Record<string, string>) {
    const { PATH, HOME, TMPDIR } = process.env;
    const env = { PATH, HOME, TMPDIR, ...COMPILE_CACHE, ...settings };
    this.#child = spawn(process.execPath, [join(ROOT, main)], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
  }

  /** Starts it with these settings and nothing else; resolves with what it says when it is ready. Throws what it printed instead. */
  static async start(
    main: string,
    settings: Record<string, string>,
    ready: RegExp,
  ): Promise<{ program: Program; said: string }> {
    const program = new Program(main, settings);
    const deadline = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      const said = ready.exec(program.#output)?.[0];
      if (said !== undefined) return { program, said };
      if (program.#hasEnded || Date.now() > deadline) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await program.kill();
    throw new Error(`No start of ${main}:\n${program.#output}`);
  }

  /** Everything that it has printed. */
  get output(): string {
    return this.#output;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Ends it as a crash would. */
  kill(): Promise<number | null> {
    return this.#end('SIGKILL');
  }

  /** Asks it to stop; resolves with its exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** Has it stand still until `resume`, as on a machine that is overloaded. */
  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  resume(): void {
    this.#child.kill('SIGCONT');
  }

  get #hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    if (!this.#hasEnded) {
      const closed = once(this.#child, 'close');
      this.#child.kill(signal);
      await closed;
    }
    return this.#child.exitCode;
  }
}
