import { endpoint } from '../../http/endpoint.ts';
import { Instant } from '../../http/ids.ts';
import { CSV_TYPE, exportQuery, ListRow, listPage, pageQuery } from '../../http/lists.ts';
import { z } from '../../http/zod.ts';
import { BLOG_STATES } from '../blogLimits.ts';

/** An article in the team's list. */
export const BlogRow = ListRow.extend({
  blog_title: z.string(),
  state: z.enum(BLOG_STATES),
  savedAt: Instant,
  publishedAt: Instant.nullable().describe('since or from when visitors see it'),
  author: z.string().describe('as displayed'),
});
export type BlogRow = z.infer<typeof BlogRow>;

const SORTS = ['-savedAt', 'savedAt'] as const;

export const getHqBlogs = endpoint({
  method: 'GET',
  path: '/hq/blogs',
  summary: 'Articles of the blog, drafts included, page by page; search, sort and filters in the query',
  query: pageQuery(SORTS, {}),
  response: listPage(BlogRow),
});

export const exportHqBlogs = endpoint({
  method: 'GET',
  path: '/hq/blogs/export',
  summary: 'Articles of the blog, drafts included, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, {}),
  response: z.file(),
  download: CSV_TYPE,
});
