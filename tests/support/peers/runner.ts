import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProgramToRun, RunResult } from '@preproom/models/contract/assessments/runs';
import { installDebianPackage } from '../../bin/debianPackage.ts';
import { Program } from '../stack/program.ts';

const PACKAGES = { bwrap: 'bubblewrap', 'g++': 'g++', javac: 'openjdk-17-jdk-headless' };

/** Installs Debian's packages that the runner needs. Throws with what to do when they cannot be had. */
export async function installRunnerTools(): Promise<void> {
  for (const [program, name] of Object.entries(PACKAGES)) {
    const isThere = () => existsSync(`/usr/bin/${program}`);
    if (!isThere()) await installDebianPackage(name);
    if (!isThere())
      throw new Error(`These tests need ${name}. Install it so that ${program} is in /usr/bin.`);
  }
}

type Asked = Partial<ProgramToRun> & Pick<ProgramToRun, 'language' | 'source'>;

/** The runner as a process of its own, on a free port. */
export class Runner {
  readonly url: string;
  readonly secret: string;
  readonly program: Program;
  readonly #folder: string;

  private constructor(program: Program, url: string, secret: string, folder: string) {
    this.program = program;
    this.url = url;
    this.secret = secret;
    this.#folder = folder;
  }

  static async start(settings: Record<string, string> = {}): Promise<Runner> {
    await installRunnerTools();
    const folder = mkdtempSync(join(tmpdir(), 'preproom-runner-'));
    const secret = 'r'.repeat(40);
    const { program, said } = await Program.start(
      'server/src/runner/main.ts',
      { PORT: '0', DATA_DIR: folder, RUNNER_SECRET: secret, ...settings },
      /(?<=running at )http:\S+/,
    );
    return new Runner(program, said, secret, folder);
  }

  async run(asked: Asked, { person = 'somebody', signal }: { person?: string; signal?: AbortSignal } = {}) {
    const program: ProgramToRun = { stdin: '', args: [], limitMs: 10_000, ...asked };
    const response = await fetch(`${this.url}/runs`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${this.secret}` },
      body: JSON.stringify({ person, program }),
      ...(signal && { signal }),
    });
    if (!response.ok) throw new Error(`The runner answers ${response.status}`);
    return (await response.json()) as RunResult;
  }

  async stop(): Promise<void> {
    await this.program.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** How many processes of this machine have this word among their arguments, in a sandbox or not. */
export function processesWith(word: string): number {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(word);
    } catch {
      // It has ended meanwhile.
      return false;
    }
  }).length;
}
