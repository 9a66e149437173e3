import { teamPages } from '../../lib/page/teamPages.ts';

export const teamRoutes = teamPages(() => import('./pages.ts'), {
  '/hq/welcome/admin': ['any', 'welcome'],
  '/hq/admin/deliveries': ['everything', 'deliveries'],
  '/hq/admin/audit': ['everything', 'audit'],
});
