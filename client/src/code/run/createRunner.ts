import { browserClock, type Clock } from '../../lib/clock.ts';
import { readWorkerMessage } from './readWorkerMessage.ts';
import { RunnerError } from './runnerError.ts';
import type { BrowserLanguage, Program, RunResult, Stream } from './runProtocol.ts';
import { loadRuntime, RUNTIME_OF, type RuntimeName } from './runtimes.ts';
import { openSandboxFrame, type SandboxFrame } from './sandboxFrame.ts';
import { slownessOf } from './slowness.ts';
import { watchRun } from './watchRun.ts';

/** Python's start takes seconds on a phone. */
const START_TIMEOUT_MS = 60_000;

export interface RunOptions {
  onOutput?: (stream: Stream, text: string) => void;
  /** Aborting ends the program; its result is then `stopped`. */
  signal?: AbortSignal;
  /** The program begins now. */
  onStart?: () => void;
  /** Bytes of the runtime that have arrived, unpacked. */
  onBytes?: (bytes: number) => void;
}

export interface Runner {
  /** One program at a time. Rejects with RunnerError when it could not be started. */
  run(program: Program<BrowserLanguage>, options?: RunOptions): Promise<RunResult>;
  isLoaded(language: BrowserLanguage): boolean;
  /** Loads the runtime and starts its worker for a program that is still being written. If that fails, `run` tries again. */
  prepare(language: BrowserLanguage): void;
  dispose(): void;
}

interface Worker {
  port: MessagePort;
  slowness: number;
}

/**
 * Runs programs in a frame that reaches nothing. A worker runs one program and is ended; the next one is started at once, so that
 * nothing of a program is left for the next and its start is not waited for.
 */
export function createRunner(clock: Clock = browserClock): Runner {
  const loaded = new Set<RuntimeName>();
  let frame: Promise<SandboxFrame> | null = null;
  let spare: { runtime: RuntimeName; worker: Promise<Worker> } | null = null;
  let lastTurn = 0;
  let onBroken: (message: string) => void = () => {};

  function openFrame(): Promise<SandboxFrame> {
    frame ??= openSandboxFrame(clock, (message) => onBroken(message));
    return frame;
  }

  function removeFrame(): void {
    void frame?.then(({ remove }) => remove(), ignore);
    frame = null;
    loaded.clear();
  }

  async function start(runtime: RuntimeName, turn: number, onBytes?: RunOptions['onBytes']): Promise<Worker> {
    const [opened, parts] = await Promise.all([
      openFrame().catch(failed('not_started')),
      loaded.has(runtime) ? null : loadRuntime(runtime, onBytes).catch(failed('not_loaded')),
    ]);
    if (parts) {
      await opened.load(runtime, parts).catch(failed('not_started'));
      loaded.add(runtime);
    }
    // Another language was asked for meanwhile, and its worker may be running a program.
    if (turn !== lastTurn) throw new RunnerError('replaced', null);
    const port = await opened.start(runtime).catch(failed('not_started'));
    const calibrationMs = await ready(port).catch(failed('not_started'));
    return { port, slowness: slownessOf(calibrationMs) };
  }

  /** What the worker's calibration took, once it can run a program. */
  async function ready(port: MessagePort): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    onBroken = (message) => reject(new Error(message));
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readWorkerMessage(data);
      if (message?.type === 'ready') resolve(message.calibrationMs);
      else if (message?.type === 'failed') reject(new Error(message.message));
    };
    const stop = clock.after(START_TIMEOUT_MS, () => reject(new Error('the worker does not start')));
    return await promise.finally(stop);
  }

  function prepareWorker(runtime: RuntimeName, onBytes?: RunOptions['onBytes']): Promise<Worker> {
    return spare?.runtime === runtime ? spare.worker : keep(runtime, start(runtime, ++lastTurn, onBytes));
  }

  /** Ends the worker that has run a program, and starts the next. A frame that cannot end it is replaced. */
  function replaceWorker(runtime: RuntimeName): void {
    // Taken before the end is awaited: a run that comes meanwhile goes first.
    const turn = ++lastTurn;
    const ended = openFrame().then(({ end }) => end());
    void keep(
      runtime,
      ended.catch(removeFrame).then(() => start(runtime, turn)),
    );
  }

  function keep(runtime: RuntimeName, worker: Promise<Worker>): Promise<Worker> {
    const kept = { runtime, worker };
    spare = kept;
    worker.catch(() => {
      if (spare !== kept) return;
      spare = null;
      removeFrame();
    });
    return worker;
  }

  return {
    async run(program, { onOutput, signal, onStart, onBytes } = {}) {
      const runtime = RUNTIME_OF[program.language];
      const { port, slowness } = await prepareWorker(runtime, onBytes);
      const watch = watchRun(port, { program, slowness, onOutput, signal }, clock);
      onBroken = watch.crash;
      onStart?.();
      const result = await watch.result;
      replaceWorker(runtime);
      return result;
    },
    isLoaded: (language) => loaded.has(RUNTIME_OF[language]),
    prepare: (language) => void prepareWorker(RUNTIME_OF[language]).catch(ignore),
    dispose() {
      onBroken('disposed');
      spare = null;
      removeFrame();
    },
  };
}

function ignore(): void {}

function failed(code: RunnerError['code']) {
  return (cause: unknown): never => {
    throw new RunnerError(code, cause);
  };
}
