import { AFFILIATE_HOME_PATH, BECOME_AFFILIATE_PATH } from '@preproom/models/contract/referrals/paths';
import type { AppRoute } from '../../lib/page/route.ts';
import { teamPages } from '../../lib/page/teamPages.ts';

export const referralsRoutes: readonly AppRoute[] = [
  {
    paths: ['/Dashboard/referals'],
    access: ['user'],
    load: async () => (await import('./ReferralsPage.tsx')).ReferralsPage,
    catalogue: 'referrals',
  },
  {
    paths: [BECOME_AFFILIATE_PATH],
    access: 'public',
    load: async () => (await import('./affiliates/BecomeAffiliatePage.tsx')).BecomeAffiliatePage,
    catalogue: 'affiliates',
  },
  {
    paths: [AFFILIATE_HOME_PATH],
    access: ['affiliate'],
    load: async () => (await import('./affiliates/AffiliateDashboardPage.tsx')).AffiliateDashboardPage,
    catalogue: ['affiliates', 'accounts', 'payments'],
  },
  ...teamPages(() => import('./team/pages.ts'), {
    '/hq/admin/affiliates': ['money', 'affiliates', 'affiliates'],
    '/hq/admin/affiliates/:affiliateId': ['money', 'affiliate', 'affiliates', 'payments'],
  }),
];
