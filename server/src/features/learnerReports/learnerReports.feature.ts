import type { Feature } from '../../feature.ts';
import { learnerReportHandlers } from './learnerReport.handlers.ts';
import { learnerReportPolicies } from './learnerReport.policy.ts';

/** The learner's report of a session: timeline, comparison and PDF. */
export const learnerReports = {
  policies: learnerReportPolicies,
  handlers: learnerReportHandlers,
} satisfies Feature<typeof learnerReportPolicies>;
