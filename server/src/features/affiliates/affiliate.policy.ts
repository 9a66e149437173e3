import type { HandlersFor } from '../../http/call.ts';
import { AFFILIATES, ANYONE, LEARNERS, type PolicyTable, TEAM } from '../../http/policy.ts';

export const affiliatePolicies = {
  affiliateSignUp: ANYONE,
  getAffiliate: AFFILIATES,
  sendAffiliateCode: AFFILIATES,
  proveAffiliateEmail: AFFILIATES,
  getAffiliateStatement: AFFILIATES,
  getReferrals: LEARNERS,
  getHqAffiliates: TEAM,
  getHqAffiliate: TEAM,
  actOnAffiliate: TEAM,
  payAffiliate: TEAM,
} as const satisfies PolicyTable;
export type AffiliateHandlers = HandlersFor<typeof affiliatePolicies>;
