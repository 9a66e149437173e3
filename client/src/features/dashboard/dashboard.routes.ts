import type { AppRoute } from '../../lib/page/route.ts';

export const dashboardRoutes: readonly AppRoute[] = [
  {
    paths: ['/dashboard'],
    access: ['user'],
    load: async () => (await import('./LearnerDashboardPage.tsx')).LearnerDashboardPage,
    catalogue: 'dashboard',
  },
];
