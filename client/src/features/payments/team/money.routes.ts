import { teamPages } from '../../../lib/page/teamPages.ts';

export const moneyRoutes = teamPages('team', () => import('./pages.ts'), {
  '/hq/admin/payments/:orderId': ['money', 'payment'],
  '/hq/admin/coupons': ['money', 'coupons'],
  '/hq/admin/coupons/new': ['money', 'newCoupon'],
});
