import { ID_FORM, SLUG_FORM } from '@preproom/models/contract/http/forms';
import { articleTerms } from '@preproom/models/db/blogs/articleTerms';
import type { BlogDocument, StoredBlog } from '@preproom/models/db/blogs/blog.model';
import { textOfHtml } from '@preproom/models/db/blogs/sanitizedHtml';
import type { Database } from '@preproom/models/db/database';
import { sanitizeContent } from '../../content/sanitizeContent.ts';
import { SUMMARY_FIELDS, type SummaryBlog } from './blog.present.ts';

/** What an author provides; the other fields are derived from it. */
export type BlogDraft = Pick<
  BlogDocument,
  'slug' | 'blog_title' | 'blog_image' | 'description' | 'tags' | 'author' | 'publishedAt'
> & { html: string };

/** Words per minute: slow reading of plain English. */
const WORDS_PER_MINUTE = 220;
const RELATED = 3;
/** How many articles that share a tag are compared. */
const RELATED_COMPARED = 20;

/** Builds the stored form of an article and sanitizes its HTML. */
export function blogOfDraft({ html, ...draft }: BlogDraft, now: Date): BlogDocument {
  if (!SLUG_FORM.test(draft.slug) || ID_FORM.test(draft.slug)) throw new Error(`not a slug: ${draft.slug}`);
  const blog_content = sanitizeContent(html);
  return {
    ...draft,
    blog_content,
    updatedAt: now,
    readingMinutes: Math.max(1, Math.round(textOfHtml(blog_content).split(' ').length / WORDS_PER_MINUTE)),
    searchWords: articleTerms({ ...draft, blog_content }),
  };
}

/** Selects the articles that visitors see at this time: a scheduled one becomes visible without any write. */
export const publishedBy = (now: Date) => ({ publishedAt: { $lte: now } });

/** A published article by its slug, an earlier slug or its id; null if there is none. */
export function findBlog(database: Database, slugOrId: string, now: Date): Promise<StoredBlog | null> {
  const named = ID_FORM.test(slugOrId)
    ? { _id: slugOrId }
    : { $or: [{ slug: slugOrId }, { formerSlugs: slugOrId }] };
  return database.blogs.findOne({ ...named, ...publishedBy(now) }, { searchWords: 0 }).lean<StoredBlog>();
}

/** What to read next: the articles that share the most tags, then the newest. */
export async function relatedBlogs(
  database: Database,
  blog: Pick<StoredBlog, '_id' | 'tags'>,
  now: Date,
): Promise<SummaryBlog[]> {
  const others = (filter: object, limit: number) =>
    database.blogs
      .find({ ...filter, _id: { $ne: blog._id }, ...publishedBy(now) }, SUMMARY_FIELDS)
      .sort({ publishedAt: -1, _id: -1 })
      .limit(limit)
      .lean<SummaryBlog[]>();
  const shared = (other: SummaryBlog) => other.tags.filter((tag) => blog.tags.includes(tag)).length;
  const near = await others({ tags: { $in: blog.tags } }, RELATED_COMPARED);
  const newest = near.length < RELATED ? await others({}, RELATED) : [];
  const found = new Map(
    [...near.toSorted((a, b) => shared(b) - shared(a)), ...newest].map((one) => [one.slug, one]),
  );
  return [...found.values()].slice(0, RELATED);
}
