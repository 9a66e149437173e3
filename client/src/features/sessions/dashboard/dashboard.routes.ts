import type { AppRoute } from '../../../lib/page/route.ts';

export const dashboardRoutes: readonly AppRoute[] = [
  {
    paths: ['/dashboard'],
    access: ['user'],
    load: async () => (await import('./learner/LearnerDashboardPage.tsx')).LearnerDashboardPage,
    catalogue: 'dashboard',
  },
  {
    paths: ['/Dashboard/student/sessions'],
    access: ['user'],
    load: async () => (await import('./learner/StudentSessionsPage.tsx')).StudentSessionsPage,
    catalogue: 'dashboard',
  },
  {
    paths: ['/Dashboard/mentor/sessions'],
    access: ['mentor'],
    load: async () => (await import('./mentor/MentorSessionsPage.tsx')).MentorSessionsPage,
    catalogue: 'dashboard',
  },
];
