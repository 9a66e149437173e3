import { teamPages } from '../../../lib/page/teamPages.ts';

export const jobAdminRoutes = teamPages('team', () => import('./pages.ts'), {
  '/hq/admin/jobs': ['content', 'list'],
  '/hq/admin/applications': ['people', 'applicants'],
});
