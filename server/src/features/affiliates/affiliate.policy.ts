import type { HandlersFor } from '../../http/call.ts';
import { AFFILIATES, ANYONE, type PolicyTable } from '../../http/policy.ts';

export const affiliatePolicies = {
  affiliateSignUp: ANYONE,
  getAffiliate: AFFILIATES,
  sendAffiliateCode: AFFILIATES,
  proveAffiliateEmail: AFFILIATES,
} as const satisfies PolicyTable;
export type AffiliateHandlers = HandlersFor<typeof affiliatePolicies>;
