import { BLOG_LIST_LIMIT, BLOGS_PER_PAGE } from '@preproom/models/contract/blogs/blogs';
import { AppError } from '@preproom/models/contract/http/errors';
import { pageCount } from '@preproom/models/contract/http/paging';
import type { StoredBlog } from '@preproom/models/db/blogs/blog.model';
import type { AppDeps } from '../../deps.ts';
import type { BlogHandlers } from './blog.policy.ts';
import { presentArticle, presentBlog, presentSummary } from './blog.present.ts';
import { findBlog, publishedBy, relatedBlogs } from './blog.service.ts';
import { NEWEST_FIRST, newestBlogs, searchBlogs } from './blogPages.ts';

type PublicBlogHandlers = Pick<BlogHandlers, 'getBlogList' | 'getBlogs' | 'getBlog'>;

/** Every start of the client requests the list. With this cache a new article appears up to 60 s later. */
const LIST_CACHE = 'public, max-age=60';

export function publicBlogHandlers({ database, clock }: AppDeps): PublicBlogHandlers {
  const now = () => new Date(clock.now());
  return {
    async getBlogList({ responseHeaders }) {
      const blogs = await database.blogs
        .find(publishedBy(now()), ['blog_title', 'blog_content', 'blog_image'])
        .sort(NEWEST_FIRST)
        .limit(BLOG_LIST_LIMIT)
        .lean<StoredBlog[]>();
      responseHeaders.cacheControl = LIST_CACHE;
      return { data: blogs.map(presentBlog) };
    },

    async getBlogs({ query: { page, q } }) {
      const { blogs, total } = q
        ? await searchBlogs(database, { q, page }, now())
        : await newestBlogs(database, page, now());
      return { data: blogs.map(presentSummary), total, pages: pageCount(total, BLOGS_PER_PAGE) };
    },

    async getBlog({ params }) {
      const at = now();
      const blog = await findBlog(database, params.blog, at);
      if (!blog) throw new AppError('not_found');
      return { data: presentArticle(blog, await relatedBlogs(database, blog, at)) };
    },
  };
}
