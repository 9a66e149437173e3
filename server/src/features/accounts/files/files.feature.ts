import { HOUR_MS } from '@preproom/models/contract/http/durations';
import type { Feature } from '../../../feature.ts';
import { sweepFiles } from '../../../files/sweepFiles.ts';
import { fileHandlers } from './file.handlers.ts';
import { filePolicies } from './file.policy.ts';
import { createFileRouter } from './fileContent.router.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    'files:sweep': Record<string, never>;
  }
}

export const files = {
  policies: filePolicies,
  handlers: fileHandlers,
  router: createFileRouter,
  jobs: (deps) => ({
    // 5 attempts are enough: the next periodic run comes within the hour.
    'files:sweep': {
      run: () => sweepFiles(deps, deps.config.DATA_DIR),
      maxAttempts: 5,
      everyMs: HOUR_MS,
    },
  }),
} satisfies Feature<typeof filePolicies>;
