import type { CurrentUserPart } from '../../../currentUser/currentUserPart.ts';
import { findReportedFeedback } from '../../sessions/reportedFeedback.ts';

const MAX_FEEDBACK = 20;

export const feedbackPart = {
  empty: { feedback: [] },
  read: {
    user: async ({ database }, { _id }) => ({
      feedback: await findReportedFeedback(database, _id, { limit: MAX_FEEDBACK }),
    }),
  },
} satisfies CurrentUserPart;
