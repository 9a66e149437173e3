import type { Feature } from '../../../feature.ts';
import { calendarHandlers } from './calendar.handlers.ts';
import { calendarPolicies } from './calendar.policy.ts';
import { createCalendarRouter } from './calendar.router.ts';

/** The private calendar feed. */
export const calendar = {
  policies: calendarPolicies,
  handlers: calendarHandlers,
  router: createCalendarRouter,
} satisfies Feature<typeof calendarPolicies>;
