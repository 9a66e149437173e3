import type { AppRoute } from '../../lib/page/route.ts';

export const mentorRoutes: readonly AppRoute[] = [
  {
    paths: ['/Account/mentor/onboarding'],
    access: { onboarding: 'mentor' },
    load: async () => (await import('./MentorOnboardingPage.tsx')).MentorOnboardingPage,
    catalogue: 'mentors',
  },
  {
    paths: ['/Dashboard/mentor/profile'],
    access: ['mentor'],
    load: async () => (await import('./MentorProfilePage.tsx')).MentorProfilePage,
    catalogue: 'mentors',
  },
];
