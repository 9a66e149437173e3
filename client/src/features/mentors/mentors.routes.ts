import type { AppRoute } from '../../lib/page/route.ts';
import { teamPages } from '../../lib/page/teamPages.ts';

export const mentorsRoutes: readonly AppRoute[] = [
  {
    paths: ['/becomeamentor'],
    access: 'public',
    load: async () => (await import('./BecomeMentorPage.tsx')).BecomeMentorPage,
    catalogue: ['mentors', 'accounts'],
  },
  {
    paths: ['/Dashboard/mentor/profile'],
    access: ['mentor'],
    load: async () => (await import('./MentorProfilePage.tsx')).MentorProfilePage,
    catalogue: 'mentors',
  },
  ...teamPages(() => import('./team/pages.ts'), {
    '/hq/admin/mentor': ['people', 'mentors'],
    '/hq/admin/mentor/:mentorId': ['people', 'mentor', 'mentors'],
  }),
];
