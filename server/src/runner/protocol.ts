import { getProgramRunStep, ProgramToRun } from '@preproom/models/contract/assessments/runs';
import { z } from '@preproom/models/contract/http/zod';

/** Where the runner listens. Only our own server calls it, with the shared secret as a bearer token. */
export const RUNS_PATH = '/runs';

/** With the person behind it: `GET`, what their program is doing. */
export const STEP_PATH = `${RUNS_PATH}/`;
export const RunStepAnswer = getProgramRunStep.response;

/** Runs of one person wait for each other. */
export const RunRequest = z.strictObject({ person: z.string().max(64), program: ProgramToRun });
export type RunRequest = z.output<typeof RunRequest>;
