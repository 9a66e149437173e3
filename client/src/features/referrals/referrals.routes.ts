import { AFFILIATE_HOME_PATH, BECOME_AFFILIATE_PATH } from '@preproom/models/contract/referrals/paths';
import { pagesOf } from '../../lib/page/pagesOf.ts';
import type { AppRoute } from '../../lib/page/route.ts';
import { teamPages } from '../../lib/page/teamPages.ts';

const page = pagesOf(() => import('./pages.ts'));

export const referralsRoutes: readonly AppRoute[] = [
  {
    paths: ['/Dashboard/referals'],
    access: ['user'],
    ...page('ReferralsPage'),
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
    ...page('AffiliateDashboardPage'),
    catalogue: ['affiliates', 'accounts', 'payments'],
  },
  ...teamPages(() => import('./team/pages.ts'), {
    '/hq/admin/affiliates': ['money', 'affiliates', 'affiliates'],
    '/hq/admin/affiliates/:affiliateId': ['money', 'affiliate', 'affiliates', 'payments'],
  }),
];
