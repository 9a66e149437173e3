import { isAdult } from './age.ts';

/** Steps of a learner's onboarding, in order. */
export const ONBOARDING_STEPS = ['about', 'education', 'goal', 'skills'] as const;

/** The state that determines the current step. */
export interface ProfileState {
  /** The account has a name and a phone number. */
  hasContact: boolean;
  dateOfBirth: string | null;
  hasEducation: boolean;
  hasGoal: boolean;
  hasSkills: boolean;
  hasGuardian: boolean;
}

/** Index of the first step not saved yet; 4 if all are saved. */
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

/** Whether a parent's or guardian's consent is required and missing. */
export function needsGuardian({ dateOfBirth, hasGuardian }: ProfileState, nowMs: number): boolean {
  return dateOfBirth !== null && !hasGuardian && !isAdult(dateOfBirth, nowMs);
}

/**
 * Whether the profile has what a session needs: whom the mentor meets, their age, and what they prepare for. Education and skills help the
 * mentor, but nobody has to give them.
 */
export function isProfileComplete(state: ProfileState, nowMs: number): boolean {
  const { hasContact, dateOfBirth, hasGoal } = state;
  return hasContact && dateOfBirth !== null && hasGoal && !needsGuardian(state, nowMs);
}
