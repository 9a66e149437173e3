import { AppError } from '@preproom/models/contract/http/errors';
import { pageCount } from '@preproom/models/contract/http/paging';
import { BLOG_LIST_LIMIT, BLOGS_PER_PAGE } from '@preproom/models/contract/site/blogs';
import type { StoredBlog } from '@preproom/models/db/site/blog.model';
import { queryWords } from '../../content/searchWords.ts';
import type { AppDeps } from '../../deps.ts';
import type { BlogHandlers } from './blog.policy.ts';
import {
  presentArticle,
  presentBlog,
  presentSummary,
  SUMMARY_FIELDS,
  type SummaryBlog,
} from './blog.present.ts';
import { findBlog, relatedBlogs } from './blog.service.ts';

const NEWEST_FIRST = { publishedAt: -1, _id: -1 } as const;
/** Every start of the client requests the list. With this cache a new article appears up to 60 s later. */
const LIST_CACHE = 'public, max-age=60';

export function blogHandlers({ database }: AppDeps): BlogHandlers {
  return {
    async getBlogList({ responseHeaders }) {
      const blogs = await database.blogs
        .find({}, ['blog_title', 'blog_content', 'blog_image'])
        .sort(NEWEST_FIRST)
        .limit(BLOG_LIST_LIMIT)
        .lean<StoredBlog[]>();
      responseHeaders.cacheControl = LIST_CACHE;
      return { data: blogs.map(presentBlog) };
    },

    async getBlogs({ query: { page, q } }) {
      const words = queryWords(q ?? '');
      // The query has no word that can be searched for.
      if (q && words.length === 0) return { data: [], total: 0, pages: 0 };
      const filter = words.length > 0 ? { $and: words.map((word) => ({ searchWords: word })) } : {};
      const blogs = await database.blogs
        .find(filter, SUMMARY_FIELDS)
        .sort(NEWEST_FIRST)
        .skip((page - 1) * BLOGS_PER_PAGE)
        .limit(BLOGS_PER_PAGE)
        .lean<SummaryBlog[]>();
      const total = await database.blogs.countDocuments(filter);
      return { data: blogs.map(presentSummary), total, pages: pageCount(total, BLOGS_PER_PAGE) };
    },

    async getBlog({ params }) {
      const blog = await findBlog(database, params.blog);
      if (!blog) throw new AppError('not_found');
      return { data: presentArticle(blog, await relatedBlogs(database, blog)) };
    },
  };
}
