import type { Feature } from '../../../feature.ts';
import { cockpitHandlers } from './cockpit.handlers.ts';
import { cockpitPolicies } from './cockpit.policy.ts';

export const cockpit = {
  policies: cockpitPolicies,
  handlers: cockpitHandlers,
} satisfies Feature<typeof cockpitPolicies>;
