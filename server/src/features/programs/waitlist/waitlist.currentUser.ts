import type { CurrentUserPart } from '../../../currentUser/currentUserPart.ts';
import { readWaitlist } from './entries.ts';

export const waitlistPart = {
  empty: { waitlist: [] },
  read: {
    user: async ({ database }, { Email }) => ({ waitlist: await readWaitlist(database, Email) }),
  },
} satisfies CurrentUserPart;
