import type { AppRoute } from '../../lib/page/route.ts';

export const referralRoutes: readonly AppRoute[] = [
  {
    paths: ['/Dashboard/referals'],
    access: ['user'],
    load: async () => (await import('./ReferralsPage.tsx')).ReferralsPage,
    catalogue: 'referrals',
  },
];
