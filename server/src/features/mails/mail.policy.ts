import type { HandlersFor } from '../../http/call.ts';
import { ANYONE, LOGGED_IN, type PolicyTable } from '../../http/policy.ts';

export const mailPolicies = {
  getMailPreferences: LOGGED_IN,
  saveMailPreferences: LOGGED_IN,
  // By the token of a mail, which switches that kind of mail off and does nothing else.
  switchMailOff: ANYONE,
} as const satisfies PolicyTable;
export type MailHandlers = HandlersFor<typeof mailPolicies>;
