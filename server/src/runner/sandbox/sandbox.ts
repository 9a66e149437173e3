import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Tools } from '../tools.ts';
import { BoundedOutput } from './boundedOutput.ts';
import { treeMemory } from './treeMemory.ts';

export interface SandboxLimits {
  wallMs: number;
  /** Of each process. */
  cpuSeconds: number;
  /** Of all processes together. */
  memoryBytes: number;
  /** Of each process, whether it uses it or not; null where much is reserved and little used, as by a Java machine. */
  addressSpaceBytes: number | null;
  /** Processes and threads together. */
  processes: number;
  stdoutBytes: number;
  stderrBytes: number;
  /** Of the folder /tmp; 0 for a sandbox in which nothing can be written. */
  scratchBytes: number;
}

/** One program with everything that it can see. */
export interface SandboxedProgram {
  /** By absolute path, with its arguments. */
  command: readonly string[];
  /** Files and folders of this machine that it may read. */
  readable: readonly string[];
  /** Devices that it may read, beside /dev/null. */
  devices?: readonly string[];
  /** The one file that it is given. */
  file: { path: string; bytes: Buffer };
  links?: Record<string, string>;
  stdin: string;
  limits: SandboxLimits;
}

/** Why a program was ended before it ended by itself. */
export type EndedFor = 'timeout' | 'memory' | 'output-limit' | 'gone';

export interface Ending {
  /** 128 and the signal's number for one that a signal has ended; null if it was ended from outside. */
  exitCode: number | null;
  endedFor: EndedFor | null;
  stdout: Buffer;
  stderr: string;
  ms: number;
}

/** The sandbox itself could not be set up. */
export class SandboxError extends Error {}

export interface Sandbox {
  /** Runs it to its end. An aborted signal ends it. Throws SandboxError. */
  run(program: SandboxedProgram, signal?: AbortSignal): Promise<Ending>;
}

const MEMORY_LOOK_EVERY_MS = 50;
const STACK_BYTES = 64 * 1024 * 1024;
const OPEN_FILES = 256;
/** Without root's rights; nobody of Debian, whom no file belongs to. */
const NOBODY = 65_534;
/** Descriptors that bwrap is given beside the three that every program has. */
const [FILE_FD, SECCOMP_FD, STATUS_FD] = [3, 4, 5];

/**
 * Runs programs with bubblewrap: in namespaces of their own, with a root folder in memory that holds what they are given and nothing else,
 * without /proc, and through a filter of system calls. Everything goes in and out by pipes, so nothing is left on any disk.
 */
export function createSandbox(tools: Pick<Tools, 'bwrap' | 'prlimit'>, seccomp: Buffer): Sandbox {
  return {
    async run(program, signal) {
      const startedAt = performance.now();
      const child = spawn(
        tools.bwrap,
        [...sandboxOptions(tools, program), ...limitedCommand(tools, program)],
        {
          stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
          env: {},
          // A group of its own: a Ctrl-C in the runner's terminal is the runner's.
          detached: true,
          ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
        },
      );
      const closed = once(child, 'close');
      send(child, FILE_FD, program.file.bytes);
      send(child, SECCOMP_FD, seccomp);
      send(child, 0, program.stdin);
      const watch = watchOver(child, program.limits, signal);
      const status = new BoundedOutput(child.stdio[STATUS_FD] as Readable, 4_096);
      await closed
        .catch((cause) => {
          throw new SandboxError('bwrap could not be started', { cause });
        })
        .finally(watch.stop);
      const ms = Math.round(performance.now() - startedAt);
      const { stdout, stderr, endedFor } = watch;
      const exitCode = endedFor() ? null : exitCodeIn(status.text());
      if (!endedFor() && exitCode === null) throw new SandboxError(complaintIn(stderr.text()));
      return { exitCode, endedFor: endedFor(), stdout: stdout.bytes(), stderr: stderr.text(), ms };
    },
  };
}

/** A program that ends early does not read everything. */
function send(child: ChildProcess, descriptor: number, bytes: Buffer | string): void {
  (child.stdio[descriptor] as Writable).on('error', () => {}).end(bytes);
}

/** Ends the program when it goes above a limit. */
function watchOver(child: ChildProcess, limits: SandboxLimits, signal: AbortSignal | undefined) {
  let endedFor: EndedFor | null = null;
  const end = (reason: EndedFor) => {
    endedFor ??= reason;
    // The kernel ends everything in the sandbox with it (--die-with-parent).
    child.kill('SIGKILL');
  };
  const onAbort = () => end('gone');
  const clock = setTimeout(() => end('timeout'), limits.wallMs);
  const memory = setInterval(() => {
    if (child.pid !== undefined && treeMemory(child.pid) > limits.memoryBytes) end('memory');
  }, MEMORY_LOOK_EVERY_MS);
  signal?.addEventListener('abort', onAbort);
  if (signal?.aborted) onAbort();
  return {
    stdout: new BoundedOutput(child.stdout as Readable, limits.stdoutBytes, () => end('output-limit')),
    stderr: new BoundedOutput(child.stderr as Readable, limits.stderrBytes, () => end('output-limit')),
    endedFor: () => endedFor,
    stop: () => {
      clearTimeout(clock);
      clearInterval(memory);
      signal?.removeEventListener('abort', onAbort);
    },
  };
}

/** bwrap says how its program ended; nothing when it could not start it. */
function exitCodeIn(status: string): number | null {
  const code = /"exit-code": (\d+)/.exec(status)?.[1];
  return code === undefined ? null : Number(code);
}

/** Its own words alone: what the program has printed is nobody else's business. */
function complaintIn(stderr: string): string {
  return /^bwrap: .*/m.exec(stderr)?.[0] ?? 'bwrap was ended from outside';
}

function sandboxOptions(
  tools: Pick<Tools, 'prlimit'>,
  { readable, devices = [], file, links = {}, limits }: SandboxedProgram,
): string[] {
  return [
    ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
    ...['--uid', '1000', '--gid', '1000', '--hostname', 'sandbox'],
    ...['--clearenv', '--setenv', 'LANG', 'C.UTF-8', '--setenv', 'PATH', '/usr/bin'],
    ...['--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64', '--symlink', 'usr/bin', '/bin'],
    ...[tools.prlimit, '/etc/ld.so.cache', ...readable].flatMap((path) => ['--ro-bind-try', path, path]),
    ...['/dev/null', ...devices].flatMap((path) => ['--dev-bind', path, path]),
    ...Object.entries(links).flatMap(([path, target]) => ['--symlink', target, path]),
    ...(limits.scratchBytes > 0 ? ['--size', `${limits.scratchBytes}`, '--tmpfs', '/tmp'] : []),
    ...['--perms', '0555', '--file', `${FILE_FD}`, file.path],
    ...['--remount-ro', '/', '--chdir', limits.scratchBytes > 0 ? '/tmp' : '/'],
    ...['--seccomp', `${SECCOMP_FD}`, '--json-status-fd', `${STATUS_FD}`],
  ];
}

/** Limits are set in the sandbox, because processes are counted by its own user. Nothing in it can raise them again. */
function limitedCommand(
  { prlimit }: Pick<Tools, 'prlimit'>,
  { command, limits }: SandboxedProgram,
): string[] {
  const { addressSpaceBytes, processes, scratchBytes, cpuSeconds } = limits;
  return [
    prlimit,
    ...['--core=0', '--memlock=0', '--msgqueue=0', `--nofile=${OPEN_FILES}`, `--stack=${STACK_BYTES}`],
    ...[`--nproc=${processes}`, `--fsize=${scratchBytes}`],
    `--cpu=${cpuSeconds}`,
    ...(addressSpaceBytes === null ? [] : [`--as=${addressSpaceBytes}`]),
    '--',
    ...command,
  ];
}
