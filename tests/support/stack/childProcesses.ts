import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { ROOT } from '../../bin/tool.ts';
import { COMPILE_CACHE } from './compileCache.ts';

export interface Run {
  child: ChildProcess;
  /** Everything that it has printed. */
  output: () => string;
  standardOutput: () => string;
}

interface RunOptions {
  maxFileBytes?: number;
  /** The folder that holds the product's files, if not this repository. */
  root?: string;
  /** The system user to run it as, if not the present one. */
  userId?: number | undefined;
}
/** What `ulimit -f` of POSIX shells counts in. */
const LIMIT_UNIT = 512;

/** For a file of tests that start programs of the product: after each test they are killed, and their folders removed. */
export function childProcesses() {
  const children: ChildProcess[] = [];
  const folders: string[] = [];
  afterEach(async () => {
    for (const child of children.splice(0)) await kill(child);
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  /** With `maxFileBytes` no file that it writes may grow beyond that. */
  function run(
    path: string,
    env: Record<string, string>,
    { maxFileBytes, root = ROOT, userId }: RunOptions = {},
  ): Run {
    const command = [process.execPath, join(root, path)] as const;
    const limited = [
      '/bin/sh',
      '-c',
      `ulimit -f ${(maxFileBytes ?? 0) / LIMIT_UNIT}; exec "$@"`,
      'sh',
      ...command,
    ] as const;
    const [program, ...args] = maxFileBytes === undefined ? command : limited;
    const child = spawn(program, args, {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...COMPILE_CACHE, ...env },
      ...(userId !== undefined && { uid: userId, gid: userId }),
    });
    children.push(child);
    let [output, standardOutput] = ['', ''];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.stdout.on('data', (text) => (standardOutput += text));
    return { child, output: () => output, standardOutput: () => standardOutput };
  }

  return {
    run,
    newFolder(): string {
      const folder = mkdtempSync(join(tmpdir(), 'preproom-child-'));
      folders.push(folder);
      return folder;
    },
    /** Starts `npm run db` on a folder; resolves with its address once it answers. */
    async startDatabase(
      dataDir: string,
      options: RunOptions = {},
    ): Promise<{ child: ChildProcess; uri: string }> {
      const database = run('models/embedded/main.ts', { DATA_DIR: dataDir }, options);
      await printed(database, 'MONGODB_URI=');
      const uri = /MONGODB_URI=(\S+)/.exec(database.output())?.[1] ?? '';
      return { child: database.child, uri };
    },
  };
}

/** Ends a process as a crash would; resolves when it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

/** A whole server starts in eight seconds on a quiet machine, and beside other work in four times that. */
const PRINT_TIMEOUT_MS = 60_000;

/** Resolves once the program has printed this text. */
export async function printed({ child, output }: Run, text: string): Promise<void> {
  await expect.poll(() => output() + (child.exitCode ?? ''), { timeout: PRINT_TIMEOUT_MS }).toContain(text);
}
