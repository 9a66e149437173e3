/** The endpoints of this noun: one line for each file. */
export { proveLogin } from './accountProof.ts';
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
export { sendOtp, verifyToken } from './codes.ts';
export { getFile, getFileUrl, removeFile, uploadFile } from './files.ts';
export { beginOnboarding } from './onboarding.ts';
export {
  addPasskey,
  addTotp,
  beginPasskey,
  beginPasskeyProof,
  beginSecondStep,
  beginTotp,
  completeLogin,
  getSecondFactor,
  getSecondStep,
  proveWithPasskey,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  resetSecondFactor,
} from './secondFactor.ts';
export {
  getIdentities,
  getSocialLink,
  linkSocial,
  sendLinkCode,
  socialAuth,
  startSocialAuth,
  unlinkIdentity,
} from './social.ts';
export { addToTeam, changeRights, getTeam, removeFromTeam } from './team/team.ts';
export { logIn, logOut } from './users.ts';
