import { isAdult } from './age.ts';

/** What a learner's profile asks, in this order. */
export const ONBOARDING_STEPS = ['about', 'education', 'goal', 'skills'] as const;

/** What decides how far a profile is. */
export interface ProfileState {
  /** Name and phone are in the account. */
  hasContact: boolean;
  dateOfBirth: string | null;
  hasEducation: boolean;
  hasGoal: boolean;
  hasSkills: boolean;
  hasGuardian: boolean;
}

/** The number of the first step that has not been saved; 4 when all have. */
export function nextStep(state: ProfileState): number {
  const isSaved = [
    state.hasContact && state.dateOfBirth !== null,
    state.hasEducation,
    state.hasGoal,
    state.hasSkills,
  ];
  const first = isSaved.indexOf(false);
  return first < 0 ? ONBOARDING_STEPS.length : first;
}

/** A parent or guardian has to consent, and none has. */
export function needsGuardian({ dateOfBirth, hasGuardian }: ProfileState, nowMs: number): boolean {
  return dateOfBirth !== null && !hasGuardian && !isAdult(dateOfBirth, nowMs);
}

/** Everything that onboarding asks for is there. */
export function isProfileComplete(state: ProfileState, nowMs: number): boolean {
  return nextStep(state) === ONBOARDING_STEPS.length && !needsGuardian(state, nowMs);
}
