import { type ProgramToRun, RunResult } from '@preproom/models/contract/assessments/runs';
import { AppError } from '@preproom/models/contract/http/errors';
import type { RunnerSettings } from '../config/runnerSettings.ts';
import { RUNS_PATH, type RunRequest } from '../runner/protocol.ts';

/** Above the longest that the runner needs: waiting, compiling and running. */
const TIMEOUT_MS = 110_000;

export interface ProgramRunner {
  /** Runs it when it is this person's turn. Throws AppError `unavailable` while the runner does not answer. */
  run(person: string, program: ProgramToRun): Promise<RunResult>;
}

/** The runner in the settings; null without one. */
export function createProgramRunner(settings: RunnerSettings | null): ProgramRunner | null {
  if (!settings) return null;
  const { url, secret } = settings;
  return {
    async run(person, program) {
      try {
        const response = await fetch(url + RUNS_PATH, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
          body: JSON.stringify({ person, program } satisfies RunRequest),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!response.ok) throw new Error(`The runner answers ${response.status}`);
        return RunResult.parse(await response.json());
      } catch (cause) {
        throw new AppError('unavailable', undefined, { cause });
      }
    },
  };
}
