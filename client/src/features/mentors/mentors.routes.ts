import { pagesOf } from '../../lib/page/pagesOf.ts';
import type { AppRoute } from '../../lib/page/route.ts';
import { teamPages } from '../../lib/page/teamPages.ts';

const page = pagesOf(() => import('./pages.ts'));

export const mentorsRoutes: readonly AppRoute[] = [
  {
    paths: ['/becomeamentor'],
    access: 'public',
    load: async () => (await import('./BecomeMentorPage.tsx')).BecomeMentorPage,
    catalogue: 'mentors',
    laterCatalogue: ['accounts'],
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
    layout: 'either',
    load: async () => (await import('./directory/MentorDirectoryPage.tsx')).MentorDirectoryPage,
    catalogue: 'directory',
  },
  {
    paths: ['/mentors/:mentor'],
    parameters: ['page'],
    access: 'public',
    layout: 'either',
    isUnlisted: true,
    load: async () => (await import('./directory/PublicMentorPage.tsx')).PublicMentorPage,
    catalogue: 'directory',
  },
  {
    paths: ['/Dashboard/mentor/profile'],
    access: ['mentor'],
    ...page('MentorProfilePage'),
    catalogue: 'mentors',
  },
  {
    paths: ['/Dashboard/mentor/earnings'],
    access: ['mentor'],
    ...page('EarningsPage'),
    catalogue: ['mentors', 'payments'],
  },
  {
    paths: ['/Dashboard/mentor/learners'],
    access: ['mentor'],
    ...page('LearnersPage'),
    catalogue: 'mentors',
  },
  {
    paths: ['/Dashboard/mentor/page'],
    access: ['mentor'],
    ...page('OwnMentorPage'),
    catalogue: 'directory',
  },
  ...teamPages(() => import('./team/pages.ts'), {
    '/hq/admin/mentor': ['people', 'mentors'],
    '/hq/admin/mentor/:mentorId': ['people', 'mentor', 'mentors'],
    '/hq/admin/earnings': ['money', 'earnings'],
    '/hq/admin/earnings/:mentorId': ['money', 'mentorEarnings', 'mentors', 'payments'],
    '/hq/admin/pay': ['money', 'pay', 'mentors'],
  }),
];
