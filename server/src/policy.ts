import type { EndpointName } from '@preproom/models/contract/api';
import type { Role } from '@preproom/models/contract/users';

/** Who may make a call. With `session`, the caller must also be on that side of the session that the path names. */
export type Policy =
  | { who: 'anyone' }
  | { who: readonly Role[] }
  | { who: readonly ['user', 'mentor'] | readonly ['user'] | readonly ['mentor']; session: true };

const EVERYBODY_LOGGED_IN = ['user', 'mentor', 'affiliate', 'admin'] as const;
const BOTH_SIDES = { who: ['user', 'mentor'], session: true } as const;
const THE_LEARNER = { who: ['user'], session: true } as const;
const THE_MENTOR = { who: ['mentor'], session: true } as const;

/** One row per endpoint: which roles, and whose session. A call without a row does not compile. */
export const POLICIES = {
  logIn: { who: 'anyone' },
  getProducts: { who: 'anyone' },
  logOut: { who: EVERYBODY_LOGGED_IN },
  isLoggedIn: { who: EVERYBODY_LOGGED_IN },
  getCurrentUser: { who: EVERYBODY_LOGGED_IN },
  getRoom: BOTH_SIDES,
  saveLineStory: BOTH_SIDES,
  getIce: BOTH_SIDES,
  storeLineCheck: BOTH_SIDES,
  setReadingConsent: THE_LEARNER,
  storeReadings: THE_LEARNER,
  // The mentor's look needs the learner's permission too, which the service checks.
  getExpressionSummary: BOTH_SIDES,
  deleteExpressionSummary: THE_LEARNER,
  shareExpressionSummary: THE_LEARNER,
  getAfterCall: BOTH_SIDES,
  saveFeedbackDraft: THE_MENTOR,
  submitFeedback: THE_MENTOR,
  rateMentor: THE_LEARNER,
  reportPerson: BOTH_SIDES,
} as const satisfies Record<EndpointName, Policy>;
