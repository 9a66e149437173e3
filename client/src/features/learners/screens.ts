import { ONBOARDING_STEPS } from '@preproom/models/contract/learners/onboardingSteps';
import type { StudentProfile } from '@preproom/models/contract/learners/studentProfile';

/** The four steps, and the guardian's consent, which only minors need. */
export const SCREENS = [...ONBOARDING_STEPS, 'guardian'] as const;
export type Screen = (typeof SCREENS)[number];

/** The screens up to the first one that is not saved yet. */
export function reachableScreens({
  OnboardingStep,
  needsGuardian,
}: Pick<StudentProfile, 'OnboardingStep' | 'needsGuardian'>): [Screen, ...Screen[]] {
  const last = needsGuardian ? SCREENS.length - 1 : ONBOARDING_STEPS.length - 1;
  return ['about', ...SCREENS.slice(1, Math.min(OnboardingStep, last) + 1)];
}
