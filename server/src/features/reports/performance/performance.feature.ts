import type { Feature } from '../../../feature.ts';
import { performanceHandlers } from './performance.handlers.ts';
import { performancePolicies } from './performance.policy.ts';

/** A learner's ratings over time. */
export const performance = {
  policies: performancePolicies,
  handlers: performanceHandlers,
} satisfies Feature<typeof performancePolicies>;
