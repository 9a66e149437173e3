import type { AppRoute } from '../../lib/page/route.ts';

export const hqRoutes: readonly AppRoute[] = [
  {
    paths: ['/hq/welcome/admin'],
    access: 'team',
    load: async () => (await import('./HqWelcomePage.tsx')).HqWelcomePage,
    catalogue: 'hq',
  },
  {
    paths: ['/hq/admin/mentor'],
    access: 'team',
    load: async () => (await import('./HqMentorsPage.tsx')).HqMentorsPage,
    catalogue: 'hq',
  },
];
