import type { HandlersFor } from '../../../http/call.ts';
import type { PolicyTable } from '../../../http/policy.ts';
import { BOTH_SIDES } from '../session.policy.ts';

const WITH_SESSIONS = { who: ['user', 'mentor'] } as const;

export const calendarPolicies = {
  getCalendarFeed: WITH_SESSIONS,
  resetCalendarFeed: WITH_SESSIONS,
  downloadSession: BOTH_SIDES,
} as const satisfies PolicyTable;
export type CalendarHandlers = HandlersFor<typeof calendarPolicies>;
