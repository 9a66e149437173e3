import type { Blog } from '@preproom/models/contract/blogs/blogs';

/** An article as the home page shows it. */
export interface BlogCard {
  id: string;
  title: string;
  /** Path of a picture on this site. */
  image: string;
  /** The first 70 characters as plain text, with an ellipsis. */
  preview: string;
  /** `/blog/{title-with-hyphens}&pageid={id}` */
  to: string;
}

const PREVIEW_CHARACTERS = 70;

export function blogCard({ id, blog_title, blog_content, blog_image }: Blog): BlogCard {
  return {
    id,
    title: blog_title,
    image: blog_image,
    preview: previewText(blog_content),
    to: `/blog/${hyphenated(blog_title)}&pageid=${id}`,
  };
}

/** `html` is sanitised, and the result is rendered as text. */
export function previewText(html: string): string {
  const text = withoutEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  return `${Array.from(text).slice(0, PREVIEW_CHARACTERS).join('')}…`;
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' };

function withoutEntities(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** A readable path segment; only the id after it identifies the article. */
function hyphenated(title: string): string {
  const words = title.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return encodeURIComponent(words.join('-'));
}
