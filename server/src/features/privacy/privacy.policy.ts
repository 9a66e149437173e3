import type { HandlersFor } from '../../http/call.ts';
import { ANYONE, LOGGED_IN, type PolicyTable } from '../../http/policy.ts';

export const privacyPolicies = {
  getOwnData: LOGGED_IN,
  sendOwnCode: LOGGED_IN,
  requestDeletion: LOGGED_IN,
  cancelDeletion: LOGGED_IN,
  // A guardian has no account; the token in their mail authorises the call.
  withdrawGuardian: ANYONE,
} as const satisfies PolicyTable;
export type PrivacyHandlers = HandlersFor<typeof privacyPolicies>;
