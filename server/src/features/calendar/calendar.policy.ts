import type { HandlersFor } from '../../http/call.ts';
import type { PolicyTable } from '../../http/policy.ts';

const WITH_SESSIONS = { who: ['user', 'mentor'] } as const;

export const calendarPolicies = {
  getCalendarFeed: WITH_SESSIONS,
  resetCalendarFeed: WITH_SESSIONS,
} as const satisfies PolicyTable;
export type CalendarHandlers = HandlersFor<typeof calendarPolicies>;
