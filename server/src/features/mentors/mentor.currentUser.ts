import type { CurrentUserPart } from '../../currentUser/currentUserPart.ts';
import { presentOwn } from './mentor.present.ts';
import { readMentor } from './mentorProfile.ts';

/** The mentor's profile, empty until the first step of the application is saved. */
export const mentorPart = {
  empty: {},
  read: {
    async mentor({ database }, account) {
      const of = await readMentor(database, account._id, account);
      return { OtherInfo: of.profile.since ? presentOwn(of) : {} };
    },
  },
} satisfies CurrentUserPart;
