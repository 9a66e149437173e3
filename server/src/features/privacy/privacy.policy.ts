import type { HandlersFor } from '../../http/call.ts';
import { ANYONE, LOGGED_IN, type PolicyTable } from '../../http/policy.ts';

const EVEN_LEAVING = { ...LOGGED_IN, evenLeaving: true } as const;

export const privacyPolicies = {
  getOwnData: LOGGED_IN,
  sendOwnCode: EVEN_LEAVING,
  requestDeletion: EVEN_LEAVING,
  cancelDeletion: EVEN_LEAVING,
  // A guardian has no account; the token in their mail authorises the call.
  withdrawGuardian: ANYONE,
} as const satisfies PolicyTable;
export type PrivacyHandlers = HandlersFor<typeof privacyPolicies>;
