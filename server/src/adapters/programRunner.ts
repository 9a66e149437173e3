import type { RunStep } from '@preproom/models/contract/assessments/coding/compiledLanguages';
import { type ProgramToRun, RunResult } from '@preproom/models/contract/assessments/runs';
import { AppError } from '@preproom/models/contract/http/errors';
import type { RunnerSettings } from '../config/runnerSettings.ts';
import { RUNS_PATH, type RunRequest, RunStepAnswer, STEP_PATH } from '../runner/protocol.ts';

/** Above the longest that the runner needs: waiting, compiling and running. */
const TIMEOUT_MS = 110_000;
const STEP_TIMEOUT_MS = 5_000;

/** For somebody who has gone. */
const LEFT: RunResult = {
  ...{ status: 'busy', stdout: '', stderr: '', exitCode: null, ms: 0, compileErrorLine: null },
};

export interface ProgramRunner {
  /**
   * Runs it when it is this person's turn. An aborted signal ends it; then the answer, which nobody reads, is `busy`. Throws AppError
   * `unavailable` while the runner does not answer.
   */
  run(person: string, program: ProgramToRun, signal: AbortSignal): Promise<RunResult>;
  /** What the person's first program is doing; null when none is there. Throws AppError `unavailable`. */
  stepOf(person: string): Promise<RunStep | null>;
}

/** The runner in the settings; null without one. */
export function createProgramRunner(settings: RunnerSettings | null): ProgramRunner | null {
  if (!settings) return null;
  const { url, secret } = settings;
  const authorization = { Authorization: `Bearer ${secret}` };
  return {
    run: (person, program, signal) =>
      orUnavailable(async () => {
        const response = await fetch(url + RUNS_PATH, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...authorization },
          body: JSON.stringify({ person, program } satisfies RunRequest),
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        });
        return RunResult.parse(await jsonOf(response));
      }).catch((error: unknown) => {
        if (signal.aborted) return LEFT;
        throw error;
      }),
    stepOf: (person) =>
      orUnavailable(async () => {
        const response = await fetch(url + STEP_PATH + encodeURIComponent(person), {
          headers: authorization,
          redirect: 'error',
          signal: AbortSignal.timeout(STEP_TIMEOUT_MS),
        });
        return RunStepAnswer.parse(await jsonOf(response)).step;
      }),
  };
}

async function jsonOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The runner answers ${response.status}`);
  return response.json();
}

async function orUnavailable<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new AppError('unavailable', undefined, { cause });
  }
}
