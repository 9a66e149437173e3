import type { HandlersFor } from '../../http/call.ts';
import { ANYONE, LOGGED_IN, type PolicyTable, team } from '../../http/policy.ts';

/** Who may set up a second step of the log-in. */
const TEAM_AND_MENTORS = { who: ['mentor', 'admin'] } as const;
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
  // A cookie of its own names the log-in that the second factor completes.
  getSecondStep: ANYONE,
  beginSecondStep: ANYONE,
  completeLogin: ANYONE,
  getSecondFactor: TEAM_AND_MENTORS,
  beginPasskey: TEAM_AND_MENTORS,
  addPasskey: TEAM_AND_MENTORS,
  removePasskey: TEAM_AND_MENTORS,
  beginTotp: TEAM_AND_MENTORS,
  addTotp: TEAM_AND_MENTORS,
  removeTotp: TEAM_AND_MENTORS,
  renewRecoveryCodes: TEAM_AND_MENTORS,
  // Not of the team alone: a member without a second factor sets one up with it.
  proveLogin: TEAM_AND_MENTORS,
  beginPasskeyProof: TEAM_AND_MENTORS,
  proveWithPasskey: TEAM_AND_MENTORS,
  resetSecondFactor: { ...team('everything'), needsProof: true },
  getTeam: team('everything'),
  addToTeam: { ...team('everything'), needsProof: true },
  changeRights: { ...team('everything'), needsProof: true },
  removeFromTeam: { ...team('everything'), needsProof: true },
} as const satisfies PolicyTable;
export type AccountHandlers = HandlersFor<typeof accountPolicies>;
