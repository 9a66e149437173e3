import type { HandlersFor } from '../../http/call.ts';
import { LEARNERS, type PolicyTable } from '../../http/policy.ts';

export const paymentPolicies = {
  createPayment: LEARNERS,
  getQuote: LEARNERS,
  reportPayment: LEARNERS,
  getOrder: LEARNERS,
  paySandbox: LEARNERS,
} as const satisfies PolicyTable;
export type PaymentHandlers = HandlersFor<typeof paymentPolicies>;
