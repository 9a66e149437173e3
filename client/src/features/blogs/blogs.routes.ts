import type { AppRoute } from '../../lib/page/route.ts';
import { teamPages } from '../../lib/page/teamPages.ts';

export const blogsRoutes: readonly AppRoute[] = [
  {
    paths: ['/Blogs'],
    parameters: ['page'],
    access: 'public',
    layout: 'either',
    load: async () => (await import('./BlogsPage.tsx')).BlogsPage,
    catalogue: 'blogs',
  },
  {
    paths: ['/Blog/search'],
    parameters: ['q', 'page'],
    access: 'public',
    layout: 'either',
    isUnlisted: true,
    load: async () => (await import('./BlogSearchPage.tsx')).BlogSearchPage,
    catalogue: 'blogs',
  },
  {
    paths: ['/Blog/:blog'],
    access: 'public',
    layout: 'either',
    isUnlisted: true,
    load: async () => (await import('./BlogPage.tsx')).BlogPage,
    catalogue: 'blogs',
  },
  ...teamPages(() => import('./team/pages.ts'), {
    '/hq/admin/blogs': ['content', 'list'],
    '/hq/admin/blogs/new': ['content', 'new'],
    '/hq/admin/blogs/:blogId': ['content', 'blog', 'blogs'],
  }),
];
