import type { HandlersFor } from '../../../http/call.ts';
import { MENTORS, type PolicyTable } from '../../../http/policy.ts';
import { BOTH_SIDES, THE_MENTOR } from '../session.policy.ts';

export const dashboardPolicies = {
  getSessions: { who: ['user', 'mentor'] },
  getSession: BOTH_SIDES,
  getMentorHome: MENTORS,
  getPreparation: THE_MENTOR,
} as const satisfies PolicyTable;
export type DashboardHandlers = HandlersFor<typeof dashboardPolicies>;
