import type { Feature } from '../../feature.ts';
import { readingHandlers } from './reading.handlers.ts';
import { readingPolicies } from './reading.policy.ts';

export const readings = {
  policies: readingPolicies,
  handlers: readingHandlers,
} satisfies Feature<typeof readingPolicies>;
