import { pagesOf } from '../../lib/page/pagesOf.ts';
import type { AppRoute } from '../../lib/page/route.ts';
import { teamPages } from '../../lib/page/teamPages.ts';

const page = pagesOf(() => import('./pages.ts'));

export const jobsRoutes: readonly AppRoute[] = [
  {
    paths: ['/jobs'],
    parameters: ['q', 'place', 'remote', 'experience', 'salary', 'skills', 'page'],
    access: 'public',
    layout: 'either',
    load: async () => (await import('./JobsPage.tsx')).JobsPage,
    catalogue: 'jobs',
  },
  {
    paths: ['/jobs/detail'],
    parameters: ['id'],
    access: 'public',
    layout: 'either',
    isUnlisted: true,
    load: async () => (await import('./JobPage.tsx')).JobPage,
    catalogue: 'jobs',
  },
  {
    paths: ['/Dashboard/applications'],
    access: ['user'],
    ...page('ApplicationsPage'),
    catalogue: 'applications',
  },
  ...teamPages(() => import('./team/pages.ts'), {
    '/hq/admin/jobs': ['content', 'list'],
    '/hq/admin/jobs/:job': ['content', 'job', 'jobs'],
    '/hq/admin/applications': ['people', 'applicants'],
  }),
];
