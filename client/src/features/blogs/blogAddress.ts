import { MAX_SEARCH_LENGTH } from '@preproom/models/contract/http/paging';

export function articlePath({ slug }: { slug: string }): string {
  return `/Blog/${encodeURIComponent(slug)}`;
}

/** The article that a path segment names: `{slug}`, `{id}`, or `{title-with-hyphens}&pageid={id}`, where only the id counts. */
export function blogOfSegment(segment: string): string {
  return segment.split('&pageid=').at(-1) ?? segment;
}

export function listPath(page: number): string {
  return page > 1 ? `/Blogs?page=${page}` : '/Blogs';
}

/** The search text, cut to the length that the server accepts. */
export function typedText(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
}

export function searchPath(q: string, page = 1): string {
  const search = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) });
  return search.size > 0 ? `/Blog/search/?${search}` : '/Blog/search/';
}

/** Link previews need a bitmap: each of our SVG drawings has a PNG of 1200 × 630 beside it. */
export function sharedPicture({ blog_image }: { blog_image: string }): string {
  return blog_image.replace(/\.svg$/, '.png');
}
