import type { BlogText } from '@preproom/models/contract/blogs/team/blogs';

/** What is written of an article. */
export type ArticleText = BlogText;

export function textOf(from: ArticleText): ArticleText {
  const { slug, blog_title, blog_content, blog_image, description, tags, author } = from;
  return { slug, blog_title, blog_content, blog_image, description, tags, author };
}

export function isSameText(one: ArticleText, other: ArticleText): boolean {
  return JSON.stringify(textOf(one)) === JSON.stringify(textOf(other));
}

/** A date and time as `<input type="datetime-local">` has it, read as India's, which has no summer time. */
export function indianInstant(local: string): string | null {
  const at = new Date(`${local}${local.length === 16 ? ':00' : ''}+05:30`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
