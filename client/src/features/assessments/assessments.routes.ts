import type { AppRoute } from '../../lib/page/route.ts';

export const assessmentRoutes: readonly AppRoute[] = [
  {
    paths: ['/assessments'],
    access: 'public',
    load: async () => (await import('./AssessmentsPage.tsx')).AssessmentsPage,
    catalogue: 'assessments',
  },
];
