import { BLOGS_PER_PAGE } from '@preproom/models/contract/blogs/blogs';
import { termsByRank } from '@preproom/models/db/blogs/articleTerms';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';
import { SUMMARY_FIELDS, type SummaryBlog } from './blog.present.ts';
import { publishedBy } from './blog.service.ts';

export const NEWEST_FIRST = { publishedAt: -1, _id: -1 } as const;

interface BlogPage {
  blogs: SummaryBlog[];
  total: number;
}

const startOf = (page: number) => (page - 1) * BLOGS_PER_PAGE;

/** One page of the published articles. */
export async function newestBlogs({ blogs }: Database, page: number, now: Date): Promise<BlogPage> {
  const filter = publishedBy(now);
  const found = blogs.find(filter, SUMMARY_FIELDS).sort(NEWEST_FIRST);
  return {
    blogs: await found.skip(startOf(page)).limit(BLOGS_PER_PAGE).lean<SummaryBlog[]>(),
    total: await blogs.countDocuments(filter),
  };
}

/**
 * One page of the published articles that have every word of what was typed, or a longer one: first those with the words in their
 * title, and whole words before beginnings; within a rank the newest first.
 */
export async function searchBlogs(
  { blogs }: Database,
  { q, page }: { q: string; page: number },
  now: Date,
): Promise<BlogPage> {
  const ranks = await Promise.all(
    termsByRank(q).map((terms) =>
      blogs
        .find({ $and: terms.map((term) => ({ searchWords: term })), ...publishedBy(now) }, { _id: 1 })
        .sort(NEWEST_FIRST)
        .lean<{ _id: Types.ObjectId }[]>(),
    ),
  );
  const ids = [...new Set(ranks.flat().map(({ _id }) => _id.toString()))];
  const shown = ids.slice(startOf(page), startOf(page) + BLOGS_PER_PAGE);
  const found = await blogs.find({ _id: { $in: shown } }, SUMMARY_FIELDS).lean<SummaryBlog[]>();
  const place = ({ _id }: SummaryBlog) => shown.indexOf(_id.toString());
  return { blogs: found.toSorted((one, other) => place(one) - place(other)), total: ids.length };
}
