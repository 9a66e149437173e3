import type { Feature } from '../../../feature.ts';
import { queryHandlers } from './query.handlers.ts';
import { queryPolicies } from './query.policy.ts';

export const queries = {
  policies: queryPolicies,
  handlers: queryHandlers,
} satisfies Feature<typeof queryPolicies>;
