import type { HandlersFor } from '../../http/call.ts';
import { type PolicyTable, team } from '../../http/policy.ts';

export const productPolicies = {
  getProducts: { who: 'anyone', madeOf: ['products'] },
  getHqPrograms: team('any'),
  exportHqPrograms: team('any'),
  getProgramHistory: team('any'),
  setProgramPrice: { ...team('money'), needsProof: true },
  renameProgram: team('content'),
  setProgramRounds: team('content'),
  openEnrolment: team('content'),
  closeEnrolment: team('content'),
} as const satisfies PolicyTable;
export type ProductHandlers = HandlersFor<typeof productPolicies>;
