import type { AppRoute } from '../../lib/page/route.ts';

export const moneyRoutes: readonly AppRoute[] = [
  {
    paths: ['/hq/admin/payments/:orderId'],
    access: { team: 'money' },
    load: async () => (await import('./payments/PaymentPage.tsx')).PaymentPage,
    catalogue: 'money',
  },
  {
    paths: ['/hq/admin/coupons'],
    access: { team: 'money' },
    load: async () => (await import('./coupons/CouponsPage.tsx')).CouponsPage,
    catalogue: 'money',
  },
  {
    paths: ['/hq/admin/coupons/new'],
    access: { team: 'money' },
    load: async () => (await import('./coupons/NewCouponPage.tsx')).NewCouponPage,
    catalogue: 'money',
  },
];
