import type { AppRoute } from '../../lib/page/route.ts';

export const blogEditorRoutes: readonly AppRoute[] = [
  {
    paths: ['/hq/admin/blogs'],
    access: { team: 'content' },
    load: async () => (await import('./BlogListPage.tsx')).BlogListPage,
    catalogue: 'blogEditor',
  },
  {
    paths: ['/hq/admin/blogs/new'],
    access: { team: 'content' },
    load: async () => (await import('./NewBlogPage.tsx')).NewBlogPage,
    catalogue: 'blogEditor',
  },
];
