import type { AppRoute } from '../../lib/page/route.ts';

export const jobRoutes: readonly AppRoute[] = [
  {
    paths: ['/jobs'],
    access: 'public',
    load: async () => (await import('./JobsPage.tsx')).JobsPage,
    catalogue: 'jobs',
  },
  {
    paths: ['/jobs/detail'],
    access: 'public',
    isUnlisted: true,
    load: async () => (await import('./JobPage.tsx')).JobPage,
    catalogue: 'jobs',
  },
];
