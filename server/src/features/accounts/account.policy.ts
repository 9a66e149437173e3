import type { HandlersFor } from '../../http/call.ts';
import { ANYONE, LOGGED_IN, type PolicyTable, team } from '../../http/policy.ts';

const EVEN_LEAVING = { ...LOGGED_IN, evenLeaving: true } as const;

export const accountPolicies = {
  logIn: ANYONE,
  // Whose login has ended elsewhere is logged out already.
  logOut: ANYONE,
  isLoggedIn: LOGGED_IN,
  getCurrentUser: LOGGED_IN,
  startSocialAuth: ANYONE,
  socialAuth: ANYONE,
  // The caller has no login yet: an encrypted cookie identifies the account to connect.
  getSocialLink: ANYONE,
  sendLinkCode: ANYONE,
  linkSocial: ANYONE,
  getIdentities: LOGGED_IN,
  unlinkIdentity: LOGGED_IN,
  beginOnboarding: ANYONE,
  sendOtp: ANYONE,
  verifyToken: ANYONE,
  signUp: ANYONE,
  logInWithCode: ANYONE,
  resetPassword: ANYONE,
  changePassword: EVEN_LEAVING,
  sendAddressCode: LOGGED_IN,
  changeAddress: LOGGED_IN,
  getLogins: LOGGED_IN,
  endLogin: LOGGED_IN,
  endLogins: EVEN_LEAVING,
  proveLogin: team('any'),
  getTeam: team('everything'),
  addToTeam: { ...team('everything'), needsProof: true },
  changeRights: { ...team('everything'), needsProof: true },
  removeFromTeam: { ...team('everything'), needsProof: true },
} as const satisfies PolicyTable;
export type AccountHandlers = HandlersFor<typeof accountPolicies>;
