import type { HandlersFor } from '../../http/call.ts';
import { ANYONE, type PolicyTable } from '../../http/policy.ts';

export const blogPolicies = {
  getBlogList: ANYONE,
  getBlogs: ANYONE,
  getBlog: ANYONE,
} as const satisfies PolicyTable;
export type BlogHandlers = HandlersFor<typeof blogPolicies>;
