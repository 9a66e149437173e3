import { ONBOARDING_STEPS } from '@preproom/models/contract/people/onboardingSteps';
import type { StudentProfile } from '@preproom/models/contract/people/studentProfile';

/** The four steps, and what a minor's profile needs after them. */
export const SCREENS = [...ONBOARDING_STEPS, 'guardian'] as const;
export type Screen = (typeof SCREENS)[number];

/** The wanted screen, or the furthest one that what is saved leads to. */
export function reachedStep(
  wanted: string | null,
  { OnboardingStep, needsGuardian }: Pick<StudentProfile, 'OnboardingStep' | 'needsGuardian'>,
): Screen {
  const last = needsGuardian ? SCREENS.length - 1 : ONBOARDING_STEPS.length - 1;
  const furthest = Math.min(OnboardingStep, last);
  const at = SCREENS.indexOf(wanted as Screen);
  return SCREENS[at < 0 ? furthest : Math.min(at, furthest)] ?? 'about';
}
