import type { Feature } from '../../../feature.ts';
import { dashboardHandlers } from './dashboard.handlers.ts';
import { dashboardPolicies } from './dashboard.policy.ts';

/** What the dashboards of learners and mentors ask for beside the current-user call. */
export const dashboard = {
  policies: dashboardPolicies,
  handlers: dashboardHandlers,
} satisfies Feature<typeof dashboardPolicies>;
