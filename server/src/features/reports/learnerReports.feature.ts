import type { Feature } from '../../feature.ts';
import { learnerReportHandlers } from './learnerReport.handlers.ts';
import { learnerReportPolicies } from './learnerReport.policy.ts';
import { createSharedReportRouter } from './sharedReport.router.ts';

/** The learner's report of a session: timeline, comparison, PDF, and links that show it to others. */
export const learnerReports = {
  policies: learnerReportPolicies,
  handlers: learnerReportHandlers,
  router: createSharedReportRouter,
} satisfies Feature<typeof learnerReportPolicies>;
