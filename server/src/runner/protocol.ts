import { ProgramToRun } from '@preproom/models/contract/assessments/runs';
import { z } from '@preproom/models/contract/http/zod';

/** Where the runner listens. Only our own server calls it, with the shared secret as a bearer token. */
export const RUNS_PATH = '/runs';

/** Runs of one person wait for each other. */
export const RunRequest = z.strictObject({ person: z.string().max(64), program: ProgramToRun });
export type RunRequest = z.output<typeof RunRequest>;
