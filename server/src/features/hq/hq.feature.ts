import type { Feature } from '../../feature.ts';
import { hqPolicies } from './hq.policy.ts';
import { welcomeHandlers } from './welcome.handlers.ts';

export const hq = {
  policies: hqPolicies,
  handlers: welcomeHandlers,
} satisfies Feature<typeof hqPolicies>;
