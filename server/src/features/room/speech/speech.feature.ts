import type { Feature } from '../../../feature.ts';
import { speechHandlers } from './speech.handlers.ts';
import { speechPolicies } from './speech.policy.ts';

export const speech = {
  policies: speechPolicies,
  handlers: speechHandlers,
} satisfies Feature<typeof speechPolicies>;
