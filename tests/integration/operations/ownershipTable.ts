import type { EndpointName } from '@preproom/models/contract/api';

/**
 * What a path names that the policy does not look up, and what makes it the caller's to ask for: the name of a check in
 * `refusals.test.ts`, or `attempt` for those of `tests/integration/assessments/ownership.test.ts`.
 */
export const OWNERSHIP = {
  getBlog: 'everybody’s',
  getJob: 'everybody’s',
  getHqMentor: 'the team’s',
  actOnMentor: 'the team’s',
  getHqBlog: 'the team’s',
  saveBlog: 'the team’s',
  previewBlog: 'the team’s',
  publishBlog: 'the team’s',
  withdrawBlog: 'the team’s',
  getBlogRevisions: 'the team’s',
  getBlogRevision: 'the team’s',
  addBlogPicture: 'the team’s',
  endLogin: 'endLogin',
  unlinkIdentity: 'unlinkIdentity',
  getOrder: 'getOrder',
  getReceipt: 'getReceipt',
  downloadReceipt: 'getReceipt',
  getFreeTimes: 'getFreeTimes',
  answerSlotRequest: 'answerSlotRequest',
  setFavouriteQuestion: 'setFavouriteQuestion',
  joinWaitlist: 'joinWaitlist',
  leaveWaitlist: 'joinWaitlist',
  joinWaitlistAsVisitor: 'everybody’s',
  getSharedReport: 'everybody’s',
  getQuiz: 'attempt',
  askNextItem: 'attempt',
  answerItem: 'attempt',
  endQuiz: 'attempt',
  deleteAttempt: 'attempt',
  getSituationAttempt: 'attempt',
  answerSituation: 'attempt',
  getPractice: 'attempt',
  setPracticeConsent: 'attempt',
  savePractice: 'attempt',
  answerReview: 'attempt',
} as const satisfies Partial<Record<EndpointName, string>>;
