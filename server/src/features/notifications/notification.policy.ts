import type { HandlersFor } from '../../http/call.ts';
import { LOGGED_IN, type PolicyTable } from '../../http/policy.ts';

export const notificationPolicies = {
  getNotifications: LOGGED_IN,
  readNotifications: LOGGED_IN,
  getPush: LOGGED_IN,
  switchPushOn: LOGGED_IN,
  switchPushOff: LOGGED_IN,
  getTextReminders: LOGGED_IN,
  saveTextReminders: LOGGED_IN,
} as const satisfies PolicyTable;
export type NotificationHandlers = HandlersFor<typeof notificationPolicies>;
