import type { HandlersFor } from '../../../http/call.ts';
import { type PolicyTable, team } from '../../../http/policy.ts';

export const teamPaymentPolicies = {
  getHqPayment: team('money'),
  previewRefund: team('money'),
  refundPayment: { ...team('money'), needsProof: true },
  getHqCoupons: team('money'),
  exportHqCoupons: team('money'),
  addCoupon: { ...team('money'), needsProof: true },
  endCoupon: { ...team('money'), needsProof: true },
} as const satisfies PolicyTable;
export type TeamPaymentHandlers = HandlersFor<typeof teamPaymentPolicies>;
