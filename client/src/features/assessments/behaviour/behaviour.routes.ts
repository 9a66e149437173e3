import type { AppRoute } from '../../../lib/page/route.ts';

export const behaviourRoutes: readonly AppRoute[] = [
  {
    paths: ['/assessments/behaviour'],
    access: ['user'],
    load: async () => (await import('./BehaviourPage.tsx')).BehaviourPage,
    catalogue: 'behaviour',
  },
  {
    paths: ['/assessments/behaviour/:attemptId'],
    access: ['user'],
    load: async () => (await import('./situations/SituationsPage.tsx')).SituationsPage,
    catalogue: 'behaviour',
  },
];
