import { GUARDIAN_OFF_PATH } from '@preproom/models/contract/learners/guardian';
import { pagesOf } from '../../lib/page/pagesOf.ts';
import type { AppRoute } from '../../lib/page/route.ts';
import { teamPages } from '../../lib/page/teamPages.ts';

const page = pagesOf(() => import('./pages.ts'));

export const learnersRoutes: readonly AppRoute[] = [
  {
    paths: ['/Account/student/onboarding'],
    access: { onboarding: 'user' },
    ...page('StudentOnboardingPage'),
    catalogue: 'learners',
  },
  {
    paths: ['/account/student/profile'],
    access: ['user'],
    ...page('ProfilePage'),
    catalogue: 'learners',
  },
  {
    paths: [GUARDIAN_OFF_PATH],
    access: 'anyone',
    load: async () => (await import('./GuardianWithdrawPage.tsx')).GuardianWithdrawPage,
    catalogue: 'learners',
  },
  ...teamPages(() => import('./team/pages.ts'), {
    '/hq/admin/Student': ['people', 'students'],
    '/hq/admin/Student/:studentId': ['people', 'student', 'sessions'],
  }),
];
