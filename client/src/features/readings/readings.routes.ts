import type { AppRoute } from '../../lib/page/route.ts';

export const readingsRoutes: readonly AppRoute[] = [
  {
    paths: ['/expression-readings'],
    access: 'public',
    load: async () => (await import('./HowReadingsWorkPage.tsx')).HowReadingsWorkPage,
    catalogue: 'readings',
  },
  {
    paths: ['/dev/expression'],
    access: 'anyone',
    isTrial: true,
    load: async () => (await import('./DevExpressionPage.tsx')).DevExpressionPage,
    catalogue: 'readings',
  },
];
