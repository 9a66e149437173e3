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
    paths: ['/mentors'],
    parameters: [
      'q',
      'round',
      'expertise',
      'language',
      'company',
      'rating',
      'freeWithin',
      'introduction',
      'sort',
      'page',
    ],
    access: 'public',
    load: async () => (await import('./directory/MentorDirectoryPage.tsx')).MentorDirectoryPage,
    catalogue: 'directory',
  },
  {
    paths: ['/mentors/:mentor'],
    parameters: ['page'],
    access: 'public',
    isUnlisted: true,
    load: async () => (await import('./directory/PublicMentorPage.tsx')).PublicMentorPage,
    catalogue: 'directory',
  },
  {
    paths: ['/Dashboard/mentor/profile'],
    access: ['mentor'],
    load: async () => (await import('./MentorProfilePage.tsx')).MentorProfilePage,
    catalogue: 'mentors',
  },
  {
    paths: ['/Dashboard/mentor/page'],
    access: ['mentor'],
    load: async () => (await import('./directory/OwnMentorPage.tsx')).OwnMentorPage,
    catalogue: 'directory',
  },
  ...teamPages(() => import('./team/pages.ts'), {
    '/hq/admin/mentor': ['people', 'mentors'],
    '/hq/admin/mentor/:mentorId': ['people', 'mentor', 'mentors'],
  }),
];
