import type { HandlersFor } from '../../http/call.ts';
import { type PolicyTable, team } from '../../http/policy.ts';

export const blogPolicies = {
  getBlogList: { who: 'anyone', madeOf: ['blogs'] },
  getBlogs: { who: 'anyone', madeOf: ['blogs'] },
  getBlog: { who: 'anyone', madeOf: ['blogs'] },
  createBlog: team('content'),
  getHqBlog: team('content'),
  saveBlog: team('content'),
  previewBlog: team('content'),
  publishBlog: team('content'),
  withdrawBlog: team('content'),
  getBlogRevisions: team('content'),
  getBlogRevision: team('content'),
  getHqBlogs: team('content'),
  exportHqBlogs: team('content'),
} as const satisfies PolicyTable;
export type BlogHandlers = HandlersFor<typeof blogPolicies>;
