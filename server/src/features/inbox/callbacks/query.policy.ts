import type { HandlersFor } from '../../../http/call.ts';
import { ANYONE, type PolicyTable } from '../../../http/policy.ts';

export const queryPolicies = {
  sendQuery: ANYONE,
} as const satisfies PolicyTable;
export type QueryHandlers = HandlersFor<typeof queryPolicies>;
