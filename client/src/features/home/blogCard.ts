import type { Blog } from '@preproom/models/contract/site/blogs';

/** What the home page shows of an article. */
export interface BlogCard {
  id: string;
  title: string;
  /** Path of a picture on this site. */
  image: string;
  /** How it begins, in plain text: 70 characters and an ellipsis. */
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

/** `html` is sanitised; whatever comes out is shown as text. */
export function previewText(html: string): string {
  const text = withoutEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  return `${Array.from(text).slice(0, PREVIEW_CHARACTERS).join('').trimEnd()}…`;
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' };

function withoutEntities(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** A path segment that says what the article is about; the id after it is what finds it. */
function hyphenated(title: string): string {
  const words = title.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return encodeURIComponent(words.join('-'));
}
