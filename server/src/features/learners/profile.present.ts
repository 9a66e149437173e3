import { needsGuardian, nextStep } from '@preproom/models/contract/learners/onboardingSteps';
import type { StudentProfile } from '@preproom/models/contract/learners/studentProfile';
import type { StudentProfileDocument } from '@preproom/models/db/learners/studentProfile.model';
import { type Learner, profileState } from './profile.service.ts';

/** A learner's own view of their profile. */
export function presentProfile(learner: Learner, nowMs: number): StudentProfile {
  const { user, profile } = learner;
  const { dateOfBirth = null, education = null, skills = null, guardian = null } = profile ?? {};
  const state = profileState(learner);
  return {
    dateOfBirth,
    language: user.language,
    education,
    goal: presentGoal(profile),
    skills,
    guardian: guardian && { ...guardian, consentedAt: guardian.consentedAt.toISOString() },
    needsGuardian: needsGuardian(state, nowMs),
    OnboardingStep: nextStep(state),
    completed: user.completed,
  };
}

function presentGoal(profile: StudentProfileDocument | null): StudentProfile['goal'] {
  if (!profile?.goal) return null;
  const { targetRole, programId, interviewDate } = profile.goal;
  return { targetRole, programId: programId?.toString() ?? null, interviewDate };
}
