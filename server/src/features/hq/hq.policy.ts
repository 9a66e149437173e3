import type { HandlersFor } from '../../http/call.ts';
import { type PolicyTable, TEAM } from '../../http/policy.ts';

export const hqPolicies = {
  getHqWelcome: TEAM,
} as const satisfies PolicyTable;
export type HqHandlers = HandlersFor<typeof hqPolicies>;
