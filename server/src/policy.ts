import type { EndpointName } from '@preproom/models/contract/api';
import type { Role } from '@preproom/models/contract/people/users';

/**
 * Who may make a call. With `session`, the caller must also be on that side of the session that the path names; with `item`, the
 * path's item must be the caller; with `file`, the caller must be one who may read the file that the path names.
 */
export type Policy =
  | { who: 'anyone' }
  | { who: readonly Role[] }
  | { who: readonly ['user', 'mentor'] | readonly ['user'] | readonly ['mentor']; session: true }
  | { who: readonly Role[]; item: 'own' }
  | { who: readonly Role[]; file: true };

const EVERYBODY_LOGGED_IN = ['user', 'mentor', 'affiliate', 'admin'] as const;
const BOTH_SIDES = { who: ['user', 'mentor'], session: true } as const;
const THE_LEARNER = { who: ['user'], session: true } as const;
const OWN_PLACE = { who: EVERYBODY_LOGGED_IN, item: 'own' } as const;
const MENTORS = { who: ['mentor'] } as const;
const TEAM = { who: ['admin'] } as const;
/** Each of them for what is their own: the call names nobody else. */
const LEARNERS = { who: ['user'] } as const;
const THE_MENTOR = { who: ['mentor'], session: true } as const;

/** One row per endpoint: which roles, and whose session. A call without a row does not compile. */
export const POLICIES = {
  logIn: { who: 'anyone' },
  startSocialAuth: { who: 'anyone' },
  socialAuth: { who: 'anyone' },
  // What waits to be connected is in a sealed cookie of the browser that brought it.
  getSocialLink: { who: 'anyone' },
  sendLinkCode: { who: 'anyone' },
  linkSocial: { who: 'anyone' },
  beginOnboarding: { who: 'anyone' },
  affiliateSignUp: { who: 'anyone' },
  sendOtp: { who: 'anyone' },
  verifyToken: { who: 'anyone' },
  signUp: { who: 'anyone' },
  logInWithCode: { who: 'anyone' },
  resetPassword: { who: 'anyone' },
  // Whoever holds the token of a mail may switch that kind of mail off, and nothing else.
  switchMailOff: { who: 'anyone' },
  getProducts: { who: 'anyone' },
  sendQuery: { who: 'anyone' },
  sendContactMessage: { who: 'anyone' },
  getBlogList: { who: 'anyone' },
  getBlogs: { who: 'anyone' },
  getBlog: { who: 'anyone' },
  getJobs: { who: 'anyone' },
  getJob: { who: 'anyone' },
  becomeMentor: { who: 'anyone' },
  getMentors: { who: 'anyone' },
  changePassword: { who: EVERYBODY_LOGGED_IN },
  getLogins: { who: EVERYBODY_LOGGED_IN },
  endLogin: { who: EVERYBODY_LOGGED_IN },
  endLogins: { who: EVERYBODY_LOGGED_IN },
  logOut: { who: EVERYBODY_LOGGED_IN },
  isLoggedIn: { who: EVERYBODY_LOGGED_IN },
  getMailPreferences: { who: EVERYBODY_LOGGED_IN },
  saveMailPreferences: { who: EVERYBODY_LOGGED_IN },
  getCurrentUser: { who: EVERYBODY_LOGGED_IN },
  getIdentities: { who: EVERYBODY_LOGGED_IN },
  unlinkIdentity: { who: EVERYBODY_LOGGED_IN },
  getOwnData: { who: EVERYBODY_LOGGED_IN },
  sendOwnCode: { who: EVERYBODY_LOGGED_IN },
  downloadArchive: { who: EVERYBODY_LOGGED_IN },
  askDeletion: { who: EVERYBODY_LOGGED_IN },
  undoDeletion: { who: EVERYBODY_LOGGED_IN },
  getAffiliate: { who: ['affiliate'] },
  sendAffiliateCode: { who: ['affiliate'] },
  proveAffiliateEmail: { who: ['affiliate'] },
  getStudentProfile: LEARNERS,
  saveAbout: LEARNERS,
  saveEducation: LEARNERS,
  saveGoal: LEARNERS,
  saveSkills: LEARNERS,
  sendGuardianCode: LEARNERS,
  confirmGuardian: LEARNERS,
  // By the token of a mail to somebody who has no account.
  withdrawGuardian: { who: 'anyone' },
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
  // Its owner, an admin, and the mentor of a session with its owner.
  getFileUrl: { who: EVERYBODY_LOGGED_IN, file: true },
  uploadFile: OWN_PLACE,
  getFile: OWN_PLACE,
  removeFile: OWN_PLACE,
  // Their own: no path names whose.
  getMentorProfile: MENTORS,
  saveMentorProfile: MENTORS,
  saveMentorPerson: MENTORS,
  applyAsMentor: MENTORS,
  getHqWelcome: TEAM,
  getHqMentors: TEAM,
  getHqMentor: TEAM,
  actOnMentor: TEAM,
} as const satisfies Record<EndpointName, Policy>;
