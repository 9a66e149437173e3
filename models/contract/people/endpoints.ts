export { proveLogin } from './accountProof.ts';
/** The endpoints of this area: one line per noun. */
export {
  changeAddress,
  changePassword,
  endLogin,
  endLogins,
  getLogins,
  logInWithCode,
  resetPassword,
  sendAddressCode,
  signUp,
} from './accounts.ts';
export { affiliateSignUp, getAffiliate, proveAffiliateEmail, sendAffiliateCode } from './affiliates.ts';
export { getCalendarFeed, resetCalendarFeed } from './calendar.ts';
export { sendOtp, verifyToken } from './codes.ts';
export { getFile, getFileUrl, removeFile, uploadFile } from './files.ts';
export { confirmGuardian, sendGuardianCode, withdrawGuardian } from './guardian.ts';
export { actOnMentor, exportHqMentors, getHqMentor, getHqMentors } from './hqMentors.ts';
export { getMailPreferences, saveMailPreferences, switchMailOff } from './mail.ts';
export {
  applyAsMentor,
  becomeMentor,
  getMentorProfile,
  getMentors,
  saveMentorPerson,
  saveMentorProfile,
} from './mentors.ts';
export { getNotifications, readNotifications } from './notifications.ts';
export { beginOnboarding } from './onboarding.ts';
export { cancelDeletion, downloadArchive, getOwnData, requestDeletion, sendOwnCode } from './privacy.ts';
export {
  getIdentities,
  getSocialLink,
  linkSocial,
  sendLinkCode,
  socialAuth,
  startSocialAuth,
  unlinkIdentity,
} from './social.ts';
export { getStudentProfile, saveAbout, saveEducation, saveGoal, saveSkills } from './studentProfile.ts';
export { getCurrentUser, isLoggedIn, logIn, logOut } from './users.ts';
