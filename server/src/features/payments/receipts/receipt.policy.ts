import type { HandlersFor } from '../../../http/call.ts';
import { LEARNERS, type PolicyTable } from '../../../http/policy.ts';

export const receiptPolicies = {
  getReceipt: LEARNERS,
  downloadReceipt: LEARNERS,
} as const satisfies PolicyTable;
export type ReceiptHandlers = HandlersFor<typeof receiptPolicies>;
