import { type ChildProcess, execFile } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serialize } from 'node:v8';
import { AppError, type ErrorCode } from '@preproom/models/contract/http/errors';
import { type CreateLimiter, consumeLimit } from '@preproom/models/runtime/limits';
import { FairQueue } from './fairQueue.ts';
import { ACTIVE_CONTENT, NO_ROOM, PASSWORD_NEEDED, TOO_BIG, UNREADABLE } from './processFaults.ts';

/** A process that takes longer is killed. It limits its computing time to less than that, but gets what others leave. */
const LONGEST_MS = 60_000;
/** JavaScript's memory; the process limits its memory as a whole as well. */
const HEAP_MB = 96;
/** Fonts of many scripts in one file take 100 MB. */
const MAKING_HEAP_MB = 200;
/** Strangers' files are decoded one at a time: a decoder may use much memory. */
const DECODING = { perPerson: 6, total: 60, running: { perPerson: 1, total: 1 } };
/** One person's files never take every place. */
const MAKING = { perPerson: 10, total: 100, running: { perPerson: 2, total: 3 } };
/** A process that something else killed is started once more. */
const TRIES = 2;
/** Of a made file. */
const MAX_MADE_BYTES = 20_000_000;
/** Time for one person's files in 15 minutes, in tenths of a second. */
const WORK_TENTHS = 600;

export interface FileProgram {
  /** Its module, in this folder. */
  module: 'pictureProcess.ts' | 'documentProcess.ts';
  /** The refusal when it went above a limit. */
  tooBig: ErrorCode;
}

export type RunFileProgram = (owner: string, program: FileProgram, args: string[]) => Promise<void>;

/**
 * Runs programs that decode what strangers have uploaded, one at a time, each in a process of its own: decoding would otherwise
 * take the memory and the thread pool that everybody's requests need. Throws the program's refusal, and `too_many_requests` or
 * `unavailable` while too many files wait.
 */
export function createFileProcesses(limiter: CreateLimiter): RunFileProgram {
  const queue = new FairQueue(DECODING);
  const work = limiter('file-work', WORK_TENTHS, 15 * 60);
  return (owner, program, args) =>
    queue.run(owner, async () => {
      await consumeLimit(work, owner);
      const startedAt = performance.now();
      await run(program, args).finally(() =>
        work.penalty(owner, Math.floor((performance.now() - startedAt) / 100)),
      );
    });
}

/** Makes a file of what its program is given. */
export type MakeFile = (owner: string, program: URL, input: object) => Promise<Readable>;

/**
 * Runs programs that make files for people, each in a process of its own: laying out text would keep everybody's requests waiting.
 * A program is a module that calls `makeFile`. Throws `too_many_requests` and `unavailable` while too many files wait, and
 * `unavailable` if the process is killed again and again.
 */
export function createFileMaking(): MakeFile {
  const queue = new FairQueue(MAKING);
  return (owner, program, input) => queue.run(owner, async () => Readable.from([await make(program, input)]));
}

async function make(program: URL, input: object, tries = TRIES): Promise<Buffer> {
  // Names the folder of this version of Node in the one that it was given.
  const compileCache = getCompileCacheDir();
  const making = promisify(execFile)(
    process.execPath,
    [`--max-old-space-size=${MAKING_HEAP_MB}`, fileURLToPath(program)],
    {
      // What is compiled already is not compiled again for each file, which takes a quarter of the time of a receipt.
      env: compileCache ? { NODE_COMPILE_CACHE: dirname(compileCache) } : {},
      encoding: 'buffer',
      maxBuffer: MAX_MADE_BYTES,
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    },
  );
  giveWay(making.child);
  // If the process ends before it has read everything, its end is the error that is answered.
  making.child.stdin?.on('error', () => {}).end(serialize(input));
  try {
    return (await making).stdout;
  } catch (cause) {
    if (!(cause as { signal?: unknown }).signal) throw cause;
    if (tries > 1) return make(program, input, tries - 1);
    throw new AppError('unavailable', undefined, { cause });
  }
}

/**
 * From its first moment: loading its modules takes as long as many a file. The lowest priority would be too low: beside two busy
 * programs that get 70 times its time, a receipt of half a second takes half a minute.
 */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}

async function run({ module, tooBig }: FileProgram, args: string[]): Promise<void> {
  const path = fileURLToPath(new URL(module, import.meta.url));
  try {
    // Without our environment: the decoder of strangers' files needs none of our secrets.
    const running = promisify(execFile)(
      process.execPath,
      [`--max-old-space-size=${HEAP_MB}`, path, ...args],
      { env: {}, timeout: LONGEST_MS, killSignal: 'SIGKILL' },
    );
    giveWay(running.child);
    await running;
  } catch (cause) {
    const { code, signal } = cause as { code?: unknown; signal?: unknown };
    if (code === NO_ROOM)
      throw Object.assign(new Error('No room for an upload', { cause }), { code: 'ENOSPC' });
    const refusals: Record<number, ErrorCode> = {
      [TOO_BIG]: tooBig,
      [UNREADABLE]: 'unreadable_file',
      [ACTIVE_CONTENT]: 'active_content',
      [PASSWORD_NEEDED]: 'password_needed',
    };
    const refusal = signal ? tooBig : refusals[Number(code)];
    if (!refusal) throw cause;
    throw new AppError(refusal, undefined, { cause });
  }
}
