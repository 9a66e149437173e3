import { ROLES } from '@preproom/models/contract/accounts/users';
import type { AppRoute } from '../../lib/page/route.ts';

export const notificationsRoutes: readonly AppRoute[] = [
  {
    paths: ['/notifications'],
    access: ROLES,
    load: async () => (await import('./NotificationsPage.tsx')).NotificationsPage,
    catalogue: 'notifications',
  },
];
