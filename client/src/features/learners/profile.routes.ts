import { GUARDIAN_OFF_PATH } from '@preproom/models/contract/learners/guardian';
import type { AppRoute } from '../../lib/page/route.ts';

export const profileRoutes: readonly AppRoute[] = [
  {
    paths: ['/Account/student/onboarding'],
    access: { onboarding: 'user' },
    load: async () => (await import('./StudentOnboardingPage.tsx')).StudentOnboardingPage,
    catalogue: 'learners',
  },
  {
    paths: ['/account/student/profile'],
    access: ['user'],
    load: async () => (await import('./ProfilePage.tsx')).ProfilePage,
    catalogue: 'learners',
  },
  {
    paths: [GUARDIAN_OFF_PATH],
    access: 'anyone',
    load: async () => (await import('./GuardianWithdrawPage.tsx')).GuardianWithdrawPage,
    catalogue: 'learners',
  },
];
