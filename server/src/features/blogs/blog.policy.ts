import type { HandlersFor } from '../../http/call.ts';
import { type PolicyTable, TEAM } from '../../http/policy.ts';

export const blogPolicies = {
  getBlogList: { who: 'anyone', madeOf: ['blogs'] },
  getBlogs: { who: 'anyone', madeOf: ['blogs'] },
  getBlog: { who: 'anyone', madeOf: ['blogs'] },
  createBlog: TEAM,
  getHqBlog: TEAM,
  saveBlog: TEAM,
  previewBlog: TEAM,
  publishBlog: TEAM,
  withdrawBlog: TEAM,
  getBlogRevisions: TEAM,
  getBlogRevision: TEAM,
} as const satisfies PolicyTable;
export type BlogHandlers = HandlersFor<typeof blogPolicies>;
