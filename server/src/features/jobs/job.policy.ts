import type { HandlersFor } from '../../http/call.ts';
import { LEARNERS, type PolicyTable, team } from '../../http/policy.ts';

export const jobPolicies = {
  getJobs: { who: 'anyone', madeOf: ['jobs'] },
  getJob: { who: 'anyone', madeOf: ['jobs'] },
  // The path names the job; the application is always the caller's own.
  getApplications: LEARNERS,
  getApplication: LEARNERS,
  applyForJob: LEARNERS,
  withdrawApplication: LEARNERS,
  getJobAlerts: LEARNERS,
  addJobAlert: LEARNERS,
  removeJobAlert: LEARNERS,
  getHqJobs: team('content'),
  exportHqJobs: team('content'),
  createJob: team('content'),
  previewJob: team('content'),
  getHqJob: team('content'),
  saveJob: team('content'),
  setJobState: team('content'),
  getHqApplications: team('people'),
  exportHqApplications: team('people'),
  getHqApplicationJobs: team('people'),
  getHqApplication: team('people'),
  decideApplication: team('people'),
} as const satisfies PolicyTable;
export type JobHandlers = HandlersFor<typeof jobPolicies>;
