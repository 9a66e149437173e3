import type { EndpointName } from '@preproom/models/contract/api';

export type Caller =
  | 'visitor'
  | 'learner'
  | 'mentor'
  | 'otherLearner'
  | 'otherMentor'
  | 'affiliate'
  | 'admin';
/** `in`: the policy lets the call through, whatever the handler then answers to its empty body. */
export type Outcome = 'in' | 'signed_out' | 'not_allowed' | 'room_not_found' | 'file_not_found';
type Row = Record<Caller, Outcome>;

const anyone: Row = row('in', 'in', 'in', 'in', 'in', 'in', 'in');
const loggedIn: Row = row('signed_out', 'in', 'in', 'in', 'in', 'in', 'in');
const learners: Row = row(
  'signed_out',
  'in',
  'not_allowed',
  'in',
  'not_allowed',
  'not_allowed',
  'not_allowed',
);
const bothSides: Row = row(
  'signed_out',
  'in',
  'in',
  'room_not_found',
  'room_not_found',
  'not_allowed',
  'not_allowed',
);
const theLearner: Row = row(
  'signed_out',
  'in',
  'not_allowed',
  'room_not_found',
  'not_allowed',
  'not_allowed',
  'not_allowed',
);
const theMentor: Row = row(
  'signed_out',
  'not_allowed',
  'in',
  'not_allowed',
  'room_not_found',
  'not_allowed',
  'not_allowed',
);

const theLearnersPlace: Row = row(
  'signed_out',
  'in',
  'not_allowed',
  'not_allowed',
  'not_allowed',
  'not_allowed',
  'not_allowed',
);

const mentors: Row = row(
  'signed_out',
  'not_allowed',
  'in',
  'not_allowed',
  'in',
  'not_allowed',
  'not_allowed',
);

const withSessions: Row = row('signed_out', 'in', 'in', 'in', 'in', 'not_allowed', 'not_allowed');

const team: Row = row(
  'signed_out',
  'not_allowed',
  'not_allowed',
  'not_allowed',
  'not_allowed',
  'not_allowed',
  'in',
);

const affiliates: Row = row(
  'signed_out',
  'not_allowed',
  'not_allowed',
  'not_allowed',
  'not_allowed',
  'in',
  'not_allowed',
);

/** The answer that each endpoint must give to each caller. */
export const EXPECTED: Record<EndpointName, Row> = {
  logIn: anyone,
  logOut: anyone,
  startSocialAuth: anyone,
  socialAuth: anyone,
  getSocialLink: anyone,
  sendLinkCode: anyone,
  linkSocial: anyone,
  beginOnboarding: anyone,
  affiliateSignUp: anyone,
  sendOtp: anyone,
  verifyToken: anyone,
  signUp: anyone,
  logInWithCode: anyone,
  resetPassword: anyone,
  switchMailOff: anyone,
  getAvailability: mentors,
  getFreeTimes: row('signed_out', 'in', 'in', 'in', 'in', 'not_allowed', 'not_allowed'),
  requestForslot: learners,
  getSlotRequests: mentors,
  answerSlotRequest: mentors,
  saveAvailability: mentors,
  getProducts: anyone,
  joinWaitlist: learners,
  leaveWaitlist: learners,
  joinWaitlistAsVisitor: anyone,
  leaveWaitlistByLink: anyone,
  sendQuery: anyone,
  sendContactMessage: anyone,
  getBlogList: anyone,
  getBlogs: anyone,
  getBlog: anyone,
  getJobs: anyone,
  getJob: anyone,
  bookSession: learners,
  moveSession: theLearner,
  cancelSession: bothSides,
  proposeTimes: bothSides,
  answerProposal: bothSides,
  createPayment: learners,
  getQuote: learners,
  reportPayment: learners,
  getOrder: learners,
  getReceipt: learners,
  downloadReceipt: learners,
  paySandbox: learners,
  changePassword: loggedIn,
  sendAddressCode: loggedIn,
  changeAddress: loggedIn,
  getLogins: loggedIn,
  endLogin: loggedIn,
  endLogins: loggedIn,
  isLoggedIn: loggedIn,
  getNotifications: loggedIn,
  readNotifications: loggedIn,
  getMailPreferences: loggedIn,
  saveMailPreferences: loggedIn,
  getCurrentUser: loggedIn,
  getIdentities: loggedIn,
  unlinkIdentity: loggedIn,
  getOwnData: loggedIn,
  sendOwnCode: loggedIn,
  downloadArchive: loggedIn,
  requestDeletion: loggedIn,
  cancelDeletion: loggedIn,
  getStudentProfile: learners,
  saveAbout: learners,
  saveEducation: learners,
  saveGoal: learners,
  saveSkills: learners,
  sendGuardianCode: learners,
  confirmGuardian: learners,
  withdrawGuardian: anyone,
  getRoom: bothSides,
  saveConnectionHistory: bothSides,
  getIce: bothSides,
  storeConnectionCheck: bothSides,
  getAfterCall: bothSides,
  getTimeline: bothSides,
  getLearnerReport: theLearner,
  downloadLearnerReport: theLearner,
  getReportLinks: theLearner,
  createReportLink: theLearner,
  revokeReportLink: theLearner,
  getSharedReport: anyone,
  reportPerson: bothSides,
  setReadingConsent: theLearner,
  storeReadings: theLearner,
  getSpeech: bothSides,
  storeSpeech: bothSides,
  deleteSpeech: bothSides,
  setSpeechConsent: bothSides,
  // The mentor is refused by the service: nothing has been shared.
  getExpressionSummary: { ...bothSides, mentor: 'not_allowed' },
  deleteExpressionSummary: theLearner,
  shareExpressionSummary: theLearner,
  rateMentor: theLearner,
  getCockpit: theMentor,
  getRoundQuestions: theMentor,
  askQuestion: theMentor,
  withdrawQuestion: theMentor,
  showQuestion: theMentor,
  writeNote: theMentor,
  removeNote: theMentor,
  setFavouriteQuestion: mentors,
  saveFeedbackDraft: theMentor,
  submitFeedback: theMentor,
  getFileUrl: row('signed_out', 'in', 'in', 'file_not_found', 'file_not_found', 'file_not_found', 'in'),
  getAffiliate: affiliates,
  sendAffiliateCode: affiliates,
  proveAffiliateEmail: affiliates,
  uploadFile: theLearnersPlace,
  getFile: theLearnersPlace,
  removeFile: theLearnersPlace,
  becomeMentor: anyone,
  getMentors: anyone,
  getMentorHome: mentors,
  getPerformance: learners,
  getAttempts: learners,
  deleteAttempt: learners,
  saveResumeAnalysis: learners,
  getRatingComparison: mentors,
  getPreparation: theMentor,
  getSession: bothSides,
  getSessions: withSessions,
  getCalendarFeed: withSessions,
  resetCalendarFeed: withSessions,
  getMentorProfile: mentors,
  saveMentorProfile: mentors,
  saveMentorPerson: mentors,
  applyAsMentor: mentors,
  getHqWelcome: team,
  getHqCallbacks: team,
  getHqMessages: team,
  getHqReports: team,
  getHqMentors: team,
  getHqMentor: team,
  actOnMentor: team,
};

function row(...outcomes: [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]): Row {
  const [visitor, learner, mentor, otherLearner, otherMentor, affiliate, admin] = outcomes;
  return { visitor, learner, mentor, otherLearner, otherMentor, affiliate, admin };
}
