import type { HandlersFor } from '../../../http/call.ts';
import { ANYONE, type PolicyTable } from '../../../http/policy.ts';

export const contactPolicies = {
  sendContactMessage: ANYONE,
} as const satisfies PolicyTable;
export type ContactHandlers = HandlersFor<typeof contactPolicies>;
