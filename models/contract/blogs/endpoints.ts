/** The endpoints of this noun: one line for each file. */
export { getBlog, getBlogList, getBlogs } from './blogs.ts';
export { exportHqBlogs, getHqBlogs } from './team/blogList.ts';
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
} from './team/blogs.ts';
