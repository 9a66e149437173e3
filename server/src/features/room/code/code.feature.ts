import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { packCode } from '@preproom/models/db/room/code/codeLogs';
import type { Feature } from '../../../feature.ts';
import { codeHandlers } from './code.handlers.ts';
import { codePolicies } from './code.policy.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    'code:pack': Record<string, never>;
  }
}

/** The code that both wrote in the room: its replay, and what arrives after the room was left. */
export const code = {
  policies: codePolicies,
  handlers: codeHandlers,
  jobs: ({ database, clock }) => ({
    'code:pack': { everyMs: HOUR_MS, maxAttempts: 3, run: () => packCode(database, clock.now()) },
  }),
} satisfies Feature<typeof codePolicies>;
