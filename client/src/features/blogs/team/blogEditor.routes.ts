import { teamPages } from '../../../lib/page/teamPages.ts';

export const blogEditorRoutes = teamPages('team', () => import('./pages.ts'), {
  '/hq/admin/blogs': ['content', 'list'],
  '/hq/admin/blogs/new': ['content', 'new'],
});
