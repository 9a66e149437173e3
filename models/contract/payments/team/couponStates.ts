// Separate from the schemas, so that the list's page does not load zod.

/** Where a coupon stands; `closed`: ended by the team, `expired`: after its last day. */
export const TEAM_COUPON_STATES = ['open', 'scheduled', 'used_up', 'expired', 'closed'] as const;
export type TeamCouponState = (typeof TEAM_COUPON_STATES)[number];

interface Terms {
  isOpen: boolean;
  firstDay: string | null;
  lastDay: string | null;
  limit: number | null;
}

/** Where a coupon with so many uses stands on this day in India ("2026-12-01"). */
export function teamCouponState(
  { isOpen, firstDay, lastDay, limit }: Terms,
  uses: number,
  day: string,
): TeamCouponState {
  if (!isOpen) return 'closed';
  if (lastDay !== null && day > lastDay) return 'expired';
  if (firstDay !== null && day < firstDay) return 'scheduled';
  return limit !== null && uses >= limit ? 'used_up' : 'open';
}
