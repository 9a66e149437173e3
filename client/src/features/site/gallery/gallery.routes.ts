import type { AppRoute } from '../../../lib/page/route.ts';

export const galleryRoutes: readonly AppRoute[] = [
  {
    paths: ['/dev/ui'],
    access: 'anyone',
    isTrial: true,
    load: async () => (await import('./DevUiPage.tsx')).DevUiPage,
    catalogue: 'gallery',
  },
];
