import type { HandlersFor } from '../../http/call.ts';
import { AFFILIATES, ANYONE, LEARNERS, type PolicyTable, team } from '../../http/policy.ts';

export const affiliatePolicies = {
  affiliateSignUp: ANYONE,
  getAffiliate: AFFILIATES,
  sendAffiliateCode: AFFILIATES,
  proveAffiliateEmail: AFFILIATES,
  getAffiliateStatement: AFFILIATES,
  getReferrals: LEARNERS,
  getHqAffiliates: team('money'),
  exportHqAffiliates: team('money'),
  getHqAffiliate: team('money'),
  actOnAffiliate: { ...team('money'), needsProof: true },
  payAffiliate: { ...team('money'), needsProof: true },
} as const satisfies PolicyTable;
export type AffiliateHandlers = HandlersFor<typeof affiliatePolicies>;
