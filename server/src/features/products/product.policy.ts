import type { HandlersFor } from '../../http/call.ts';
import { type PolicyTable, team } from '../../http/policy.ts';

export const productPolicies = {
  getProducts: { who: 'anyone', madeOf: ['products'] },
  setProgramPrice: { ...team('money'), needsProof: true },
} as const satisfies PolicyTable;
export type ProductHandlers = HandlersFor<typeof productPolicies>;
