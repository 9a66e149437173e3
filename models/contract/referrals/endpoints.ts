/** The endpoints of this area: one line per noun. */
export {
  actOnAffiliate,
  exportHqAffiliates,
  getHqAffiliate,
  getHqAffiliates,
  payAffiliate,
} from './hqAffiliates.ts';
export { getReferrals } from './referrals.ts';
export { getAffiliateStatement } from './statements.ts';
