import type { HandlersFor } from '../../http/call.ts';
import type { PolicyTable } from '../../http/policy.ts';

export const productPolicies = {
  getProducts: { who: 'anyone', madeOf: ['products'] },
} as const satisfies PolicyTable;
export type ProductHandlers = HandlersFor<typeof productPolicies>;
