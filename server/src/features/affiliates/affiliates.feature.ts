import type { Feature } from '../../feature.ts';
import { affiliateHandlers } from './affiliate.handlers.ts';
import { affiliatePolicies } from './affiliate.policy.ts';
import { createReferralRouter } from './referral.router.ts';
import { countSignUp } from './referrals.ts';

export const affiliates = {
  policies: affiliatePolicies,
  handlers: affiliateHandlers,
  router: createReferralRouter,
  on: (deps) => ({ signedUp: (event) => countSignUp(deps, event) }),
} satisfies Feature<typeof affiliatePolicies>;
