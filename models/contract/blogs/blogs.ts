import { endpoint } from '../http/endpoint.ts';
import { SLUG_FORM } from '../http/forms.ts';
import { Id, Instant } from '../http/ids.ts';
import { PageNumber, paged, SearchText } from '../http/paging.ts';
import { z } from '../http/zod.ts';

/** Articles per page of the list. */
export const BLOGS_PER_PAGE = 9;
/** Articles in the response for older clients. */
export const BLOG_LIST_LIMIT = 50;

/** An article in the format of older clients. */
export const Blog = z.object({
  id: Id,
  blog_title: z.string(),
  blog_content: z.string().describe('sanitised HTML'),
  blog_image: z.string().describe('path of a picture on this site'),
});
export type Blog = z.infer<typeof Blog>;

/** An article in a list. */
export const BlogSummary = Blog.omit({ blog_content: true }).extend({
  slug: z.string(),
  description: z.string().describe('one or two sentences'),
  tags: z.array(z.string()),
  author: z.string(),
  publishedAt: Instant,
  readingMinutes: z.int().min(1),
});
export type BlogSummary = z.infer<typeof BlogSummary>;

export const BlogArticle = BlogSummary.extend({
  blog_content: Blog.shape.blog_content,
  updatedAt: Instant,
  related: z.array(BlogSummary).describe('other articles, at most 3'),
});
export type BlogArticle = z.infer<typeof BlogArticle>;

export const getBlogList = endpoint({
  method: 'GET',
  base: '/api/blog',
  path: '/Blog.php',
  summary: `The newest ${BLOG_LIST_LIMIT} articles whole`,
  response: z.object({ data: z.array(Blog) }),
});

export const getBlogs = endpoint({
  method: 'GET',
  path: '/blogs',
  summary: 'One page of the articles, newest first; with `q` of those that have every word of it',
  query: z.object({ page: PageNumber, q: SearchText }),
  response: paged(BlogSummary),
});

export const getBlog = endpoint({
  method: 'GET',
  path: '/blogs/:blog',
  summary: 'One article, by its slug or its id',
  params: z.object({ blog: z.string().max(200).regex(SLUG_FORM) }),
  response: z.object({ data: BlogArticle }),
});
