import type { HandlersFor } from '../../http/call.ts';
import { ANYONE, type PolicyTable } from '../../http/policy.ts';

export const productPolicies = {
  getProducts: ANYONE,
} as const satisfies PolicyTable;
export type ProductHandlers = HandlersFor<typeof productPolicies>;
