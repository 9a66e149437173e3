import type { Feature } from '../../../feature.ts';
import { teamCouponHandlers } from './teamCoupon.handlers.ts';
import { teamPaymentHandlers } from './teamPayment.handlers.ts';
import { teamPaymentPolicies } from './teamPayments.policy.ts';

export const teamPayments = {
  policies: teamPaymentPolicies,
  handlers: (deps) => ({ ...teamPaymentHandlers(deps), ...teamCouponHandlers(deps) }),
} satisfies Feature<typeof teamPaymentPolicies>;
