import { BECOME_AFFILIATE_PATH } from '@preproom/models/contract/referrals/paths';
import type { AppRoute } from '../../../lib/page/route.ts';
import { teamPages } from '../../../lib/page/teamPages.ts';

export const affiliateRoutes: readonly AppRoute[] = [
  {
    paths: [BECOME_AFFILIATE_PATH],
    access: 'public',
    load: async () => (await import('./BecomeAffiliatePage.tsx')).BecomeAffiliatePage,
    catalogue: 'affiliates',
  },
  ...teamPages(['team', 'affiliates'], () => import('../team/pages.ts'), {
    '/hq/admin/affiliates': ['money', 'affiliates'],
    '/hq/admin/affiliates/:affiliateId': ['money', 'affiliate'],
  }),
];
