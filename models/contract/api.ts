import * as products from './business/products.ts';
import * as accounts from './people/accounts.ts';
import * as affiliates from './people/affiliates.ts';
import * as codes from './people/codes.ts';
import * as files from './people/files.ts';
import * as guardian from './people/guardian.ts';
import * as hqMentors from './people/hqMentors.ts';
import * as mail from './people/mail.ts';
import * as mentors from './people/mentors.ts';
import * as onboarding from './people/onboarding.ts';
import * as privacy from './people/privacy.ts';
import * as social from './people/social.ts';
import * as studentProfile from './people/studentProfile.ts';
import * as users from './people/users.ts';
import * as feedback from './room/feedback.ts';
import * as ice from './room/ice.ts';
import * as lineCheck from './room/lineCheck.ts';
import * as lineStory from './room/lineStory.ts';
import * as readings from './room/readings.ts';
import * as safety from './room/safety.ts';
import * as sessions from './room/sessions.ts';
import * as blogs from './site/blogs.ts';
import * as contact from './site/contact.ts';
import * as jobs from './site/jobs.ts';
import * as queries from './site/queries.ts';

/** Every endpoint of the API by name; the policy table must know each of them. */
export const ENDPOINTS = {
  logIn: users.logIn,
  logOut: users.logOut,
  isLoggedIn: users.isLoggedIn,
  getCurrentUser: users.getCurrentUser,
  startSocialAuth: social.startSocialAuth,
  socialAuth: social.socialAuth,
  getSocialLink: social.getSocialLink,
  sendLinkCode: social.sendLinkCode,
  linkSocial: social.linkSocial,
  getIdentities: social.getIdentities,
  unlinkIdentity: social.unlinkIdentity,
  beginOnboarding: onboarding.beginOnboarding,
  affiliateSignUp: affiliates.affiliateSignUp,
  getAffiliate: affiliates.getAffiliate,
  sendAffiliateCode: affiliates.sendAffiliateCode,
  proveAffiliateEmail: affiliates.proveAffiliateEmail,
  getStudentProfile: studentProfile.getStudentProfile,
  saveAbout: studentProfile.saveAbout,
  saveEducation: studentProfile.saveEducation,
  saveGoal: studentProfile.saveGoal,
  saveSkills: studentProfile.saveSkills,
  sendGuardianCode: guardian.sendGuardianCode,
  confirmGuardian: guardian.confirmGuardian,
  withdrawGuardian: guardian.withdrawGuardian,
  sendOtp: codes.sendOtp,
  verifyToken: codes.verifyToken,
  signUp: accounts.signUp,
  logInWithCode: accounts.logInWithCode,
  resetPassword: accounts.resetPassword,
  changePassword: accounts.changePassword,
  getLogins: accounts.getLogins,
  endLogin: accounts.endLogin,
  endLogins: accounts.endLogins,
  getMailPreferences: mail.getMailPreferences,
  saveMailPreferences: mail.saveMailPreferences,
  switchMailOff: mail.switchMailOff,
  getProducts: products.getProducts,
  sendQuery: queries.sendQuery,
  sendContactMessage: contact.sendContactMessage,
  getBlogList: blogs.getBlogList,
  getBlogs: blogs.getBlogs,
  getBlog: blogs.getBlog,
  getJobs: jobs.getJobs,
  getJob: jobs.getJob,
  getRoom: sessions.getRoom,
  saveLineStory: lineStory.saveLineStory,
  getIce: ice.getIce,
  storeLineCheck: lineCheck.storeLineCheck,
  setReadingConsent: readings.setReadingConsent,
  storeReadings: readings.storeReadings,
  getExpressionSummary: readings.getExpressionSummary,
  deleteExpressionSummary: readings.deleteExpressionSummary,
  shareExpressionSummary: readings.shareExpressionSummary,
  getAfterCall: feedback.getAfterCall,
  saveFeedbackDraft: feedback.saveFeedbackDraft,
  submitFeedback: feedback.submitFeedback,
  rateMentor: feedback.rateMentor,
  reportPerson: safety.reportPerson,
  getFileUrl: files.getFileUrl,
  uploadFile: files.uploadFile,
  getFile: files.getFile,
  removeFile: files.removeFile,
  getOwnData: privacy.getOwnData,
  sendOwnCode: privacy.sendOwnCode,
  downloadArchive: privacy.downloadArchive,
  askDeletion: privacy.askDeletion,
  undoDeletion: privacy.undoDeletion,
  becomeMentor: mentors.becomeMentor,
  getMentors: mentors.getMentors,
  getMentorProfile: mentors.getMentorProfile,
  saveMentorProfile: mentors.saveMentorProfile,
  saveMentorPerson: mentors.saveMentorPerson,
  applyAsMentor: mentors.applyAsMentor,
  getHqWelcome: hqMentors.getHqWelcome,
  getHqMentors: hqMentors.getHqMentors,
  getHqMentor: hqMentors.getHqMentor,
  actOnMentor: hqMentors.actOnMentor,
};
export type EndpointName = keyof typeof ENDPOINTS;
