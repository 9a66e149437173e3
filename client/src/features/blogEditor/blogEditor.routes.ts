import type { AppRoute } from '../../lib/page/route.ts';

export const blogEditorRoutes: readonly AppRoute[] = [
  {
    paths: ['/hq/admin/blogs/new'],
    access: 'team',
    load: async () => (await import('./NewBlogPage.tsx')).NewBlogPage,
    catalogue: 'blogEditor',
  },
];
