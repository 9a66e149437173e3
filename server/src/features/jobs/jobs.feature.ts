import type { Feature } from '../../feature.ts';
import { jobHandlers } from './job.handlers.ts';
import { jobPolicies } from './job.policy.ts';
import { removeSampleJobs, seedSampleJobs } from './sampleJobs.ts';

export const jobs = {
  policies: jobPolicies,
  handlers: jobHandlers,
  seed: ({ database, config, clock }) =>
    config.isProduction ? removeSampleJobs(database) : seedSampleJobs(database, new Date(clock.now())),
} satisfies Feature<typeof jobPolicies>;
