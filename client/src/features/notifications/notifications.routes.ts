import { ROLES } from '@preproom/models/contract/accounts/users';
import { pagesOf } from '../../lib/page/pagesOf.ts';
import type { AppRoute } from '../../lib/page/route.ts';

const page = pagesOf(() => import('./pages.ts'));

export const notificationsRoutes: readonly AppRoute[] = [
  {
    paths: ['/notifications'],
    access: ROLES,
    ...page('NotificationsPage'),
    catalogue: 'notifications',
  },
];
