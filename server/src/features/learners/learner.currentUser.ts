import type { CurrentUserPart } from '../../currentUser/currentUserPart.ts';
import { findFile } from '../../files/storedFiles.ts';
import { presentProfile } from './profile.present.ts';

/** The learner's profile, empty until its first step is saved, and the next step. */
export const learnerPart = {
  empty: { OtherInfo: {}, OnboardingStep: 0 },
  read: {
    async user({ database, clock }, user) {
      const [profile, resume] = await Promise.all([
        database.studentProfiles.findOne({ userId: user._id }).lean(),
        findFile(database, { folder: 'resume', itemId: user._id }),
      ]);
      const own = presentProfile({ user, profile }, clock.now());
      return {
        OtherInfo: profile ? { ...own, hasResume: resume !== null } : {},
        OnboardingStep: own.OnboardingStep,
      };
    },
  },
} satisfies CurrentUserPart;
