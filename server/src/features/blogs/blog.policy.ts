import type { HandlersFor } from '../../http/call.ts';
import type { PolicyTable } from '../../http/policy.ts';

export const blogPolicies = {
  getBlogList: { who: 'anyone', madeOf: ['blogs'] },
  getBlogs: { who: 'anyone', madeOf: ['blogs'] },
  getBlog: { who: 'anyone', madeOf: ['blogs'] },
} as const satisfies PolicyTable;
export type BlogHandlers = HandlersFor<typeof blogPolicies>;
