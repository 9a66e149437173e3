import { endpoint } from '../../http/endpoint.ts';
import { SLUG_FORM } from '../../http/forms.ts';
import { Id, Instant } from '../../http/ids.ts';
import { Line, Paragraphs, Token } from '../../http/texts.ts';
import { z } from '../../http/zod.ts';
import { BLOG_LIMITS, BLOG_STATES } from '../blogLimits.ts';
import { BlogArticle } from '../blogs.ts';
import { CONTENT_PICTURE } from '../contentPictures.ts';

const Revision = z.int().min(1).describe('grows with every save');
const line = (longest: number) => Line.max(longest);

/** What the team writes. A draft may have empty fields; publishing needs all but the tags. */
export const BlogText = z.strictObject({
  blog_title: line(BLOG_LIMITS.title).min(1),
  slug: z
    .string()
    .max(BLOG_LIMITS.slug)
    .regex(SLUG_FORM, 'not a slug')
    .describe('the last part of its address'),
  description: line(BLOG_LIMITS.description).describe('one or two sentences for lists and previews'),
  tags: z.array(line(BLOG_LIMITS.tag).min(1)).max(BLOG_LIMITS.tags),
  author: line(BLOG_LIMITS.author).describe('as displayed'),
  blog_image: Token.max(200)
    .refine((path) => path === '' || CONTENT_PICTURE.test(path), 'not a picture of this site')
    .describe('path of the cover on this site, empty without one'),
  blog_content: Paragraphs.max(BLOG_LIMITS.html).describe('HTML, sanitised when it is stored'),
});
export type BlogText = z.infer<typeof BlogText>;

/** The working copy of an article, and what visitors get of it. */
export const HqBlog = BlogText.extend({
  id: Id,
  revision: Revision,
  savedAt: Instant,
  savedBy: z.string().nullable().describe('name of the team member; null if unknown'),
  state: z.enum(BLOG_STATES),
  publishedAt: Instant.nullable().describe('since or from when visitors see it'),
  hasChanges: z.boolean().describe('the working copy differs from what visitors get or will get'),
});
export type HqBlog = z.infer<typeof HqBlog>;

export const BlogRevision = z.object({
  revision: Revision,
  savedAt: Instant,
  savedBy: z.string().nullable(),
  blog_title: z.string(),
});
export type BlogRevision = z.infer<typeof BlogRevision>;

const BlogId = z.strictObject({ blogId: Id });
const answer = z.object({ data: HqBlog });

export const createBlog = endpoint({
  method: 'POST',
  path: '/hq/blogs',
  summary: 'Begins an article as a draft; its address is made from the title',
  body: z.strictObject({ blog_title: BlogText.shape.blog_title }),
  response: answer,
});

export const getHqBlog = endpoint({
  method: 'GET',
  path: '/hq/blogs/:blogId',
  summary: 'The working copy of an article',
  params: BlogId,
  response: answer,
});

export const saveBlog = endpoint({
  method: 'PUT',
  path: '/hq/blogs/:blogId',
  summary: 'Saves the working copy; refused with `conflict` if it was saved since this revision',
  params: BlogId,
  body: BlogText.extend({ revision: Revision }),
  response: answer,
});

export const previewBlog = endpoint({
  method: 'GET',
  path: '/hq/blogs/:blogId/preview',
  summary: 'The working copy as the public page will have it',
  params: BlogId,
  response: z.object({ data: BlogArticle }),
});

export const publishBlog = endpoint({
  method: 'POST',
  path: '/hq/blogs/:blogId/publish',
  summary: 'Gives this revision to visitors: now, or from a time within a year',
  params: BlogId,
  body: z.strictObject({ revision: Revision, publishesAt: Instant.nullable() }),
  response: answer,
});

export const withdrawBlog = endpoint({
  method: 'POST',
  path: '/hq/blogs/:blogId/withdraw',
  summary: 'Takes an article, or its schedule, away from visitors; the working copy stays',
  params: BlogId,
  response: answer,
});

export const getBlogRevisions = endpoint({
  method: 'GET',
  path: '/hq/blogs/:blogId/revisions',
  summary: `Earlier texts of an article, newest first, at most ${BLOG_LIMITS.revisions}`,
  params: BlogId,
  response: z.object({ data: z.array(BlogRevision) }),
});

export const getBlogRevision = endpoint({
  method: 'GET',
  path: '/hq/blogs/:blogId/revisions/:revision',
  summary: 'One earlier text whole',
  params: BlogId.extend({ revision: z.string().regex(/^[1-9]\d{0,8}$/) }),
  response: z.object({ data: BlogRevision.extend(BlogText.shape) }),
});

export const addBlogPicture = endpoint({
  method: 'POST',
  path: '/hq/blogs/:blogId/pictures',
  summary: 'Stores a picture for an article, re-encoded; answers its address',
  params: BlogId,
  upload: true,
  response: z.object({ url: z.string() }),
});
