/** The endpoints of this noun: one line for each file. */
export { applyForJob, getApplication, getApplications, uploadApplicationResume, withdrawApplication } from './applications.ts';
export { addJobAlert, getJobAlerts, removeJobAlert } from './jobAlerts.ts';
export { getJob, getJobs } from './jobs.ts';
export { decideApplication, exportHqApplications, getHqApplication, getHqApplicationJobs, getHqApplications } from './team/hqApplications.ts';
export { exportHqJobs, getHqJobs } from './team/hqJobList.ts';
export { createJob, getHqJob, previewJob, saveJob, setJobState } from './team/hqJobs.ts';
