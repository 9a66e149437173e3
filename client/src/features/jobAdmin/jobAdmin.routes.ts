import type { AppRoute } from '../../lib/page/route.ts';

export const jobAdminRoutes: readonly AppRoute[] = [
  {
    paths: ['/hq/admin/jobs'],
    access: { team: 'content' },
    load: async () => (await import('./JobListPage.tsx')).JobListPage,
    catalogue: 'jobAdmin',
  },
  {
    paths: ['/hq/admin/applications'],
    access: { team: 'people' },
    load: async () => (await import('./applications/ApplicantsPage.tsx')).ApplicantsPage,
    catalogue: 'jobAdmin',
  },
];
