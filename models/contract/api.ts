import * as accounts from './accounts.ts';
import * as affiliates from './affiliates.ts';
import * as blogs from './blogs.ts';
import * as codes from './codes.ts';
import * as contact from './contact.ts';
import * as feedback from './feedback.ts';
import * as files from './files.ts';
import * as guardian from './guardian.ts';
import * as hqMentors from './hqMentors.ts';
import * as ice from './ice.ts';
import * as jobs from './jobs.ts';
import * as lineCheck from './lineCheck.ts';
import * as lineStory from './lineStory.ts';
import * as mail from './mail.ts';
import * as mentors from './mentors.ts';
import * as onboarding from './onboarding.ts';
import * as privacy from './privacy.ts';
import * as products from './products.ts';
import * as queries from './queries.ts';
import * as readings from './readings.ts';
import * as safety from './safety.ts';
import * as sessions from './sessions.ts';
import * as social from './social.ts';
import * as studentProfile from './studentProfile.ts';
import * as users from './users.ts';

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
