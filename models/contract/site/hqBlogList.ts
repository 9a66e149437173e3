import { Instant } from '../http/ids.ts';
import { ListRow, listEndpoints } from '../http/lists.ts';
import { z } from '../http/zod.ts';
import { BLOG_STATES } from './blogLimits.ts';

/** An article in the team's list. */
export const BlogRow = ListRow.extend({
  blog_title: z.string(),
  state: z.enum(BLOG_STATES),
  savedAt: Instant,
  publishedAt: Instant.nullable().describe('since or from when visitors see it'),
  author: z.string().describe('as displayed'),
});
export type BlogRow = z.infer<typeof BlogRow>;

export const { page: getHqBlogs, exported: exportHqBlogs } = listEndpoints({
  path: '/hq/blogs',
  what: 'Articles of the blog, drafts included',
  row: BlogRow,
  sorts: ['-savedAt', 'savedAt'],
  filters: {},
});
