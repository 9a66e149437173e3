import type { AppRoute } from '../../../lib/page/route.ts';

export const applicationRoutes: readonly AppRoute[] = [
  {
    paths: ['/Dashboard/applications'],
    access: ['user'],
    load: async () => (await import('./ApplicationsPage.tsx')).ApplicationsPage,
    catalogue: 'applications',
  },
];
