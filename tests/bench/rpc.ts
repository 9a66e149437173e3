import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

type Method = (input: never) => unknown;
export type Methods = Record<string, Method>;

interface Call {
  id: number;
  method: string;
  input: unknown;
}
type Answer = { id: number; data: unknown } | { id: number; error: string };

/** A child process whose methods can be called. */
export interface Child<M extends Methods> {
  call<N extends keyof M & string>(method: N, ...input: Parameters<M[N]>): Promise<Awaited<ReturnType<M[N]>>>;
  stop(): Promise<void>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Ends whatever a figure that failed has left. */
export async function endChildren(): Promise<void> {
  await Promise.all([...running].map((child) => ended(child, () => child.kill('SIGKILL'))));
}

/** Starts a file of `processes/` or `load/` as a process of its own; resolves when it serves calls. */
export async function startChild<M extends Methods>(
  file: string,
  env: Record<string, string> = {},
): Promise<Child<M>> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(path, {
    execArgv: ['--expose-gc', ...profiling(file)],
    env: { ...process.env, ...env },
  });
  running.add(child);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const ready = Promise.withResolvers<void>();
  child.on('message', (answer: Answer | 'ready') => {
    if (answer === 'ready') return ready.resolve();
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asked?.reject(new Error(`${file}: ${answer.error}`));
    else asked?.resolve(answer.data);
  });
  child.once('exit', () => {
    running.delete(child);
    const gone = new Error(`${file} has ended`);
    ready.reject(gone);
    for (const { reject } of waiting.values()) reject(gone);
  });
  await ready.promise;
  let lastId = 0;
  return {
    call(method, ...[input]) {
      const asked = Promise.withResolvers<unknown>();
      lastId += 1;
      waiting.set(lastId, asked);
      child.send({ id: lastId, method, input } satisfies Call);
      return asked.promise as never;
    },
    stop: () => ended(child, () => child.disconnect()),
    kill: () => ended(child, () => child.kill('SIGKILL')),
  };
}

/** `BENCH_PROFILE=signalling` writes a CPU profile of that process into the working directory when it ends. */
function profiling(file: string): string[] {
  const wanted = process.env.BENCH_PROFILE;
  return wanted && file.includes(wanted) ? ['--cpu-prof'] : [];
}

async function ended(child: ChildProcess, end: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  end();
  await exited;
}

/** In the child: answers the parent's calls until the parent is gone. */
export function serve(methods: Methods): void {
  process.on('message', async ({ id, method, input }: Call) => {
    const answer = await Promise.resolve(input as never)
      .then(methods[method])
      .then(
        (data) => ({ id, data: data ?? null }),
        (error: unknown) => ({ id, error: error instanceof Error ? (error.stack ?? '') : String(error) }),
      );
    process.send?.(answer satisfies Answer);
  });
  process.once('disconnect', () => process.exit());
  process.send?.('ready');
}
