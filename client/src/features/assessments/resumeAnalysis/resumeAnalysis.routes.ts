import type { AppRoute } from '../../../lib/page/route.ts';

export const resumeAnalysisRoutes: readonly AppRoute[] = [
  {
    paths: ['/assessments/resume'],
    access: ['user'],
    load: async () => (await import('./ResumePage.tsx')).ResumePage,
    catalogue: 'resumeAnalysis',
  },
];
