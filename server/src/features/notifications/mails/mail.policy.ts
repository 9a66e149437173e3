import type { HandlersFor } from '../../../http/call.ts';
import { ANYONE, LOGGED_IN, type PolicyTable } from '../../../http/policy.ts';

export const mailPolicies = {
  getMailPreferences: LOGGED_IN,
  saveMailPreferences: LOGGED_IN,
  // The token of a mail authorises the call; it only turns off that kind of mail.
  switchMailOff: ANYONE,
} as const satisfies PolicyTable;
export type MailHandlers = HandlersFor<typeof mailPolicies>;
