import type { HandlersFor } from '../../../http/call.ts';
import type { PolicyTable } from '../../../http/policy.ts';
import { BOTH_SIDES, THE_LEARNER } from '../session.policy.ts';

export const messagePolicies = {
  getMessages: BOTH_SIDES,
  sendMessage: BOTH_SIDES,
  readMessages: BOTH_SIDES,
  getUnreadMessages: { who: ['user', 'mentor'] },
  getBookingNote: BOTH_SIDES,
  saveBookingNote: THE_LEARNER,
} as const satisfies PolicyTable;
export type MessageHandlers = HandlersFor<typeof messagePolicies>;
