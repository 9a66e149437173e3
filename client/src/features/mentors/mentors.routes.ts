import type { AppRoute } from '../../lib/page/route.ts';

export const mentorRoutes: readonly AppRoute[] = [
  {
    paths: ['/Dashboard/mentor/profile'],
    access: ['mentor'],
    load: async () => (await import('./MentorProfilePage.tsx')).MentorProfilePage,
    catalogue: 'mentors',
  },
];
