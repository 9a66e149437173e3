import { teamPages } from '../../lib/page/teamPages.ts';

export const hqRoutes = teamPages('team', () => import('./pages.ts'), {
  '/hq/welcome/admin': ['any', 'welcome'],
  '/hq/admin/mentor': ['people', 'mentors'],
  '/hq/admin/team': ['everything', 'team'],
  '/hq/admin/callbacks': ['people', 'callbacks'],
  '/hq/admin/messages': ['people', 'messages'],
  '/hq/admin/reports': ['people', 'reports'],
  '/hq/admin/blocks': ['people', 'blocks'],
  '/hq/admin/deliveries': ['everything', 'deliveries'],
  '/hq/admin/Student': ['people', 'students'],
  '/hq/admin/payments': ['money', 'payments'],
  '/hq/admin/product': ['any', 'products'],
  '/hq/admin/audit': ['everything', 'audit'],
});
