import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Feature } from '../../feature.ts';
import { alertHandlers } from './alerts/alert.handlers.ts';
import { jobAlertMail } from './alerts/jobAlert.mail.ts';
import { applicationHandlers } from './applications/application.handlers.ts';
import { applicationMail } from './applications/application.mail.ts';
import { sweepApplications } from './applications/sweepApplications.ts';
import { publicJobHandlers } from './job.handlers.ts';
import { jobPolicies } from './job.policy.ts';
import { notifyOfJobs } from './notifyOfJobs.ts';
import { removeSampleJobs, seedSampleJobs } from './sampleJobs.ts';
import { hqApplicationHandlers } from './team/applications.handlers.ts';
import { hqJobHandlers } from './team/jobs.handlers.ts';

export const jobs = {
  policies: jobPolicies,
  handlers: (deps) => ({
    ...publicJobHandlers(deps),
    ...applicationHandlers(deps),
    ...alertHandlers(deps),
    ...hqJobHandlers(deps),
    ...hqApplicationHandlers(deps),
  }),
  mails: { application: applicationMail, jobAlert: jobAlertMail },
  jobs: (deps) => ({
    // Also right after a change; in the next minute at the latest if its process died.
    'jobs:tell': { everyMs: MINUTE_MS, maxAttempts: 1, run: () => notifyOfJobs(deps) },
    'applications:sweep': { everyMs: DAY_MS, maxAttempts: 3, run: () => sweepApplications(deps) },
  }),
  seed: ({ database, config, clock }) =>
    config.isProduction ? removeSampleJobs(database) : seedSampleJobs(database, new Date(clock.now())),
} satisfies Feature<typeof jobPolicies>;
