import { BECOME_AFFILIATE_PATH } from '@preproom/models/contract/referrals/paths';
import type { AppRoute } from '../../lib/page/route.ts';

export const affiliateRoutes: readonly AppRoute[] = [
  {
    paths: [BECOME_AFFILIATE_PATH],
    access: 'public',
    load: async () => (await import('./BecomeAffiliatePage.tsx')).BecomeAffiliatePage,
    catalogue: 'affiliates',
  },
  {
    paths: ['/hq/admin/affiliates'],
    access: { team: 'money' },
    load: async () => (await import('./team/AffiliatesPage.tsx')).AffiliatesPage,
    catalogue: 'affiliates',
  },
  {
    paths: ['/hq/admin/affiliates/:affiliateId'],
    access: { team: 'money' },
    load: async () => (await import('./team/AffiliatePage.tsx')).AffiliatePage,
    catalogue: 'affiliates',
  },
];
