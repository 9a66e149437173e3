/** The endpoints of this area: one line per noun. */
export { getBlog, getBlogList, getBlogs } from './blogs.ts';
export { sendContactMessage } from './contact.ts';
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
export { getJob, getJobs } from './jobs.ts';
export { sendQuery } from './queries.ts';
