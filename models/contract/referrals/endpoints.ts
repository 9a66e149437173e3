/** The endpoints of this noun: one line for each file. */
export { affiliateSignUp, getAffiliate, proveAffiliateEmail, sendAffiliateCode } from './affiliates.ts';
export { getReferrals } from './referrals.ts';
export { getAffiliateStatement } from './statements.ts';
export {
  actOnAffiliate,
  exportHqAffiliates,
  getHqAffiliate,
  getHqAffiliates,
  payAffiliate,
} from './team/affiliates.ts';
