/** The team's actions on people, programs and coupons, and views of private data: `noun:verb`. */
export const AUDIT_ACTIONS = [
  'file:read',
  'mentor:read',
  'mentor:verify',
  'mentor:decline',
  'mentor:suspend',
  'mentor:restore',
  'report:read',
  'program:add',
  'program:change',
  'coupon:create',
  'coupon:close',
  'payment:refund',
  'list:export',
  'proof:fail',
  'rights:change',
  'team:add',
  'team:remove',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
