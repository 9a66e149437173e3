import type { Feature } from '../../../feature.ts';
import { performanceHandlers } from './performance.handlers.ts';
import { performancePolicies } from './performance.policy.ts';

/** Ratings over time: a learner's performance, and how a mentor's ratings compare with those of others. */
export const performance = {
  policies: performancePolicies,
  handlers: performanceHandlers,
} satisfies Feature<typeof performancePolicies>;
