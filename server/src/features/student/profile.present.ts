import { needsGuardian, nextStep, ONBOARDING_STEPS } from '@preproom/models/contract/people/onboardingSteps';
import type { StudentProfile } from '@preproom/models/contract/people/studentProfile';
import type { AboutLearner } from '@preproom/models/contract/room/sessions';
import type { File } from '@preproom/models/db/people/file.model';
import type { StudentProfileDocument } from '@preproom/models/db/people/studentProfile.model';
import { type Learner, profileState } from './profile.service.ts';

/** A learner's profile as they see it themself. */
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
    OnboardingStep: user.completed ? ONBOARDING_STEPS.length : nextStep(state),
    completed: user.completed,
  };
}

function presentGoal(profile: StudentProfileDocument | null): StudentProfile['goal'] {
  if (!profile?.goal) return null;
  const { targetRole, programId, interviewDate } = profile.goal;
  return { targetRole, programId: programId?.toString() ?? null, interviewDate };
}

/** What the mentor of a session sees of its learner, beyond name and photo: this, and never anything else of the profile. */
export function presentAboutLearner(
  profile: StudentProfileDocument | null,
  program: { product_name: string } | null,
  resume: File | null,
): AboutLearner {
  const { education = null, goal = null } = profile ?? {};
  return {
    targetRole: goal?.targetRole ?? null,
    program: program?.product_name ?? null,
    interviewDate: goal?.interviewDate ?? null,
    education: education && {
      college: education.college,
      degree: education.degree,
      branch: education.branch,
      year: education.year,
    },
    resume: resume && { _id: resume._id.toString(), name: resume.name },
  };
}
