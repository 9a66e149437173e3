import { pagesOf } from '../../lib/page/pagesOf.ts';
import type { AppRoute } from '../../lib/page/route.ts';
import { teamPages } from '../../lib/page/teamPages.ts';

const page = pagesOf(() => import('./pages.ts'));

export const paymentsRoutes: readonly AppRoute[] = [
  {
    paths: ['/checkout/:courseId'],
    access: ['user'],
    layout: 'plain',
    ...page('CheckoutPage'),
    catalogue: ['payments', 'learners'],
  },
  {
    // A bank's app may come back into a browser without the login.
    paths: ['/paymentSuccessfull'],
    access: 'anyone',
    load: async () => (await import('./PaymentDonePage.tsx')).PaymentDonePage,
    catalogue: 'payments',
  },
  {
    paths: ['/dashboard/user/transcation'],
    access: ['user'],
    ...page('TransactionsPage'),
    catalogue: 'payments',
  },
  {
    paths: ['/dashboard/user/transcation/:orderId/receipt'],
    access: ['user'],
    ...page('ReceiptPage'),
    catalogue: 'payments',
  },
  ...teamPages(() => import('./team/pages.ts'), {
    '/hq/admin/payments': ['money', 'payments'],
    '/hq/admin/payments/:orderId': ['money', 'payment'],
    '/hq/admin/coupons': ['money', 'coupons'],
    '/hq/admin/coupons/new': ['money', 'newCoupon'],
  }),
];
