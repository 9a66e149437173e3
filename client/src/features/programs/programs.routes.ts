import type { AppRoute } from '../../lib/page/route.ts';

export const programRoutes: readonly AppRoute[] = [
  {
    paths: ['/programs'],
    access: 'public',
    load: async () => (await import('./ProgramsPage.tsx')).ProgramsPage,
    catalogue: 'programs',
  },
];
