import type { AppRoute } from '../../lib/page/route.ts';

export const blogRoutes: readonly AppRoute[] = [
  {
    paths: ['/Blogs'],
    parameters: ['page'],
    access: 'public',
    load: async () => (await import('./BlogsPage.tsx')).BlogsPage,
    catalogue: 'blogs',
  },
  {
    paths: ['/Blog/search'],
    parameters: ['q', 'page'],
    access: 'public',
    isUnlisted: true,
    load: async () => (await import('./BlogSearchPage.tsx')).BlogSearchPage,
    catalogue: 'blogs',
  },
  {
    paths: ['/Blog/:blog'],
    access: 'public',
    isUnlisted: true,
    load: async () => (await import('./BlogPage.tsx')).BlogPage,
    catalogue: 'blogs',
  },
];
