import type { AppRoute } from '../../../lib/page/route.ts';

export const homeRoutes: readonly AppRoute[] = [
  {
    paths: ['/'],
    access: 'public',
    load: async () => (await import('./HomePage.tsx')).HomePage,
    catalogue: 'site',
  },
];
