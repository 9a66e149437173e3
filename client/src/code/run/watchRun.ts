import type { Clock } from '../../lib/clock.ts';
import { readWorkerMessage } from './readWorkerMessage.ts';
import { MAX_OUTPUT, type Program, type ResultTable, type RunResult, type Stream } from './runProtocol.ts';

/** A runtime may end the program itself, and then knows the line; after this its worker is ended. */
const GRACE_MS = 500;
const MAX_TABLES = 20;

export interface RunWatch {
  program: Program;
  slowness: number;
  onOutput?: ((stream: Stream, text: string) => void) | undefined;
  /** Ends the program for the person. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends a program to a ready worker and follows it to its end. Time and amount of output are counted here as well: the worker runs
 * the program and may be busy. The caller ends the worker afterwards.
 */
export function watchRun(
  port: MessagePort,
  { program, slowness, onOutput, signal }: RunWatch,
  clock: Pick<Clock, 'after' | 'performanceNow'>,
): { result: Promise<RunResult>; crash: () => void } {
  const limitMs = program.limitMs * slowness;
  const printed: Record<Stream, string> = { stdout: '', stderr: '' };
  const tables: ResultTable[] = [];
  const ended = Promise.withResolvers<RunResult>();
  const startedAt = clock.performanceNow();
  const end = (
    status: RunResult['status'],
    traceback: RunResult['traceback'] = null,
    ms = clock.performanceNow() - startedAt,
  ) => ended.resolve({ status, traceback, ...printed, tables: [...tables], ms, slowness });

  const print = (stream: Stream, text: string) => {
    const left = MAX_OUTPUT - printed.stdout.length - printed.stderr.length;
    const taken = text.slice(0, left);
    printed[stream] += taken;
    onOutput?.(stream, taken);
    if (text.length > left) end('output-limit');
  };
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readWorkerMessage(data);
    if (message?.type === 'output') print(message.stream, message.text);
    else if (message?.type === 'table' && tables.length < MAX_TABLES) tables.push(message.table);
    else if (message?.type === 'ended') end(message.status, message.traceback, message.ms);
  };
  const stopTimer = clock.after(limitMs + GRACE_MS, () => end('timeout'));
  const stop = () => end('stopped');
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  port.postMessage({ program, limitMs });
  const result = ended.promise.finally(() => {
    stopTimer();
    signal?.removeEventListener('abort', stop);
    port.close();
  });
  return { result, crash: () => end('crashed') };
}
