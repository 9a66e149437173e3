import type { HandlersFor } from '../../http/call.ts';
import { LEARNERS, type PolicyTable, team } from '../../http/policy.ts';

export const paymentPolicies = {
  createPayment: LEARNERS,
  getQuote: LEARNERS,
  // For a checkout that began before: what was paid has to arrive.
  reportPayment: { ...LEARNERS, evenLeaving: true },
  getOrder: LEARNERS,
  paySandbox: { ...LEARNERS, evenLeaving: true },
  getHqPayments: team('money'),
  exportHqPayments: team('money'),
  getHqPayment: team('money'),
  previewRefund: team('money'),
  refundPayment: { ...team('money'), needsProof: true },
  getHqCoupons: team('money'),
  exportHqCoupons: team('money'),
  addCoupon: { ...team('money'), needsProof: true },
  endCoupon: { ...team('money'), needsProof: true },
} as const satisfies PolicyTable;
export type PaymentHandlers = HandlersFor<typeof paymentPolicies>;
