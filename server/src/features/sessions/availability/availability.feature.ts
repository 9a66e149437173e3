import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Feature } from '../../../feature.ts';
import { refreshDueMentors } from '../nextFree.ts';
import { availabilityHandlers } from './availability.handlers.ts';
import { availabilityPolicies } from './availability.policy.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Keeps mentors' next free times right as time passes. */
    'availability:nextFree': Record<string, never>;
  }
}

export const availability = {
  policies: availabilityPolicies,
  handlers: availabilityHandlers,
  jobs: (deps) => ({
    'availability:nextFree': { everyMs: MINUTE_MS, maxAttempts: 1, run: () => refreshDueMentors(deps) },
  }),
} satisfies Feature<typeof availabilityPolicies>;
