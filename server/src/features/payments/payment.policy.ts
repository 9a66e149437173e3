import type { HandlersFor } from '../../http/call.ts';
import { LEARNERS, type PolicyTable } from '../../http/policy.ts';

export const paymentPolicies = {
  createPayment: LEARNERS,
  getQuote: LEARNERS,
  // For a checkout that began before: what was paid has to arrive.
  reportPayment: { ...LEARNERS, evenLeaving: true },
  getOrder: LEARNERS,
  paySandbox: { ...LEARNERS, evenLeaving: true },
} as const satisfies PolicyTable;
export type PaymentHandlers = HandlersFor<typeof paymentPolicies>;
