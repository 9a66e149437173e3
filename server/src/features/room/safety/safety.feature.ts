import type { Feature } from '../../../feature.ts';
import { safetyHandlers } from './safety.handlers.ts';
import { safetyPolicies } from './safety.policy.ts';

export const safety = {
  policies: safetyPolicies,
  handlers: safetyHandlers,
} satisfies Feature<typeof safetyPolicies>;
