import type { Blog, BlogArticle, BlogSummary } from '@preproom/models/contract/blogs/blogs';
import type { StoredBlog } from '@preproom/models/db/blogs/blog.model';

/** The fields that a list needs of a stored article. */
export const SUMMARY_FIELDS = [
  'slug',
  'blog_title',
  'blog_image',
  'description',
  'tags',
  'author',
  'publishedAt',
  'readingMinutes',
] as const;
export type SummaryBlog = Pick<StoredBlog, '_id' | (typeof SUMMARY_FIELDS)[number]>;

/** An article as older clients read it. */
export function presentBlog(blog: Pick<StoredBlog, '_id' | keyof Omit<Blog, 'id'>>): Blog {
  const { _id, blog_title, blog_content, blog_image } = blog;
  return { id: _id.toString(), blog_title, blog_content, blog_image };
}

export function presentSummary(blog: SummaryBlog): BlogSummary {
  const { _id, slug, blog_title, blog_image, description, tags, author, readingMinutes } = blog;
  return {
    id: _id.toString(),
    slug,
    blog_title,
    blog_image,
    description,
    tags,
    author,
    publishedAt: blog.publishedAt.toISOString(),
    readingMinutes,
  };
}

export function presentArticle(blog: StoredBlog, related: SummaryBlog[]): BlogArticle {
  return {
    ...presentSummary(blog),
    blog_content: blog.blog_content,
    updatedAt: blog.updatedAt.toISOString(),
    related: related.map(presentSummary),
  };
}
