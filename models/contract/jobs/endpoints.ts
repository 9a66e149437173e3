/** The endpoints of this noun: one line for each file. */
export {
  applyForJob,
  getApplication,
  getApplications,
  uploadApplicationResume,
  withdrawApplication,
} from './applications.ts';
export { addJobAlert, getJobAlerts, removeJobAlert } from './jobAlerts.ts';
export { getJob, getJobs } from './jobs.ts';
export {
  decideApplication,
  exportHqApplications,
  getHqApplication,
  getHqApplicationJobs,
  getHqApplications,
} from './team/applications.ts';
export { exportHqJobs, getHqJobs } from './team/jobList.ts';
export { createJob, getHqJob, previewJob, saveJob, setJobState } from './team/jobs.ts';
