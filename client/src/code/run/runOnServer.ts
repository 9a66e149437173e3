import {
  type CompiledLanguage,
  MAX_RUN_MS,
  type RunStep,
} from '@preproom/models/contract/assessments/coding/compiledLanguages';
import {
  getProgramRunStep,
  type RunResult as Ran,
  runProgram,
} from '@preproom/models/contract/assessments/runs';
import { AppError } from '@preproom/models/contract/http/errors';
import { callApi } from '../../lib/api.ts';
import type { Clock } from '../../lib/clock.ts';
import { compilerErrors, failureOf } from './compilerMessages.ts';
import { RunnerError } from './runnerError.ts';
import type { Program, RunResult } from './runProtocol.ts';

/** A runner is a usual machine that several people share, and a Java program begins slowly. */
const SLOWNESS = 2;
const STEP_EVERY_MS = 1_000;

interface ServerRunOptions {
  /** Aborting ends the program; its result is then `stopped`. */
  signal: AbortSignal;
  /** About once a second. */
  onStep: (step: RunStep) => void;
}

/** Runs a program in the server's runner. Rejects with RunnerError when it was not run. */
export async function runOnServer(
  program: Program<CompiledLanguage>,
  { signal, onStep }: ServerRunOptions,
  clock: Pick<Clock, 'every' | 'performanceNow'>,
): Promise<RunResult> {
  const { language, source, stdin, args, limitMs } = program;
  const body = { language, source, stdin, args: [...args], limitMs: Math.min(limitMs, MAX_RUN_MS) };
  const startedAt = clock.performanceNow();
  const stopAsking = clock.every(STEP_EVERY_MS, () => void tellStep(onStep, signal));
  try {
    const ran = await callApi(runProgram, { body, signal });
    if (ran.status === 'busy') throw new RunnerError('busy', null);
    return resultOf({ ...ran, status: ran.status }, program);
  } catch (error) {
    if (signal.aborted) return stopped(clock.performanceNow() - startedAt);
    throw error instanceof RunnerError ? error : new RunnerError(codeOf(error), error);
  } finally {
    stopAsking();
  }
}

/** A step that nobody hears is no fault. */
async function tellStep(onStep: (step: RunStep) => void, signal: AbortSignal): Promise<void> {
  const { step } = await callApi(getProgramRunStep, { signal }).catch(() => ({ step: null }));
  if (step && !signal.aborted) onStep(step);
}

function codeOf(error: unknown): RunnerError['code'] {
  if (!(error instanceof AppError)) return 'not_started';
  // The server refused it itself, or no answer came.
  if (error.code === 'unavailable') return error.cause === undefined ? 'no_runner' : 'offline';
  if (error.code === 'too_many_requests') return 'too_often';
  return error.code === 'bad_request' || error.code === 'too_large' ? 'too_long' : 'refused';
}

function stopped(ms: number): RunResult {
  return {
    ...{ status: 'stopped', stdout: '', stderr: '', traceback: null, tables: [], ms, slowness: SLOWNESS },
  };
}

type Run = Ran & { status: Exclude<Ran['status'], 'busy'> };

function resultOf(
  { status, stdout, stderr, exitCode, ms }: Run,
  { language, linesBefore }: Program,
): RunResult {
  const base = { status, stdout, ms, tables: [], slowness: SLOWNESS };
  if (status === 'compile-error')
    return { ...base, stderr: '', traceback: compilerErrors(language, stderr, linesBefore) };
  return { ...base, stderr, traceback: status === 'error' ? failureOf(exitCode, stderr) : null };
}
