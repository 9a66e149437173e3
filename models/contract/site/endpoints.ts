/** The endpoints of this area: one line per noun. */
export {
  applyForJob,
  getApplication,
  getApplications,
  uploadApplicationResume,
  withdrawApplication,
} from './applications.ts';
export { getBlog, getBlogList, getBlogs } from './blogs.ts';
export { sendContactMessage } from './contact.ts';
export {
  decideApplication,
  exportHqApplications,
  getHqApplication,
  getHqApplicationJobs,
  getHqApplications,
} from './hqApplications.ts';
export { exportHqBlogs, getHqBlogs } from './hqBlogList.ts';
export {
  addBlogPicture,
  createBlog,
  getBlogRevision,
  getBlogRevisions,
  getHqBlog,
  previewBlog,
  publishBlog,
  saveBlog,
  withdrawBlog,
} from './hqBlogs.ts';
export { exportHqJobs, getHqJobs } from './hqJobList.ts';
export { createJob, getHqJob, previewJob, saveJob, setJobState } from './hqJobs.ts';
export { addJobAlert, getJobAlerts, removeJobAlert } from './jobAlerts.ts';
export { getJob, getJobs } from './jobs.ts';
export { sendQuery } from './queries.ts';
