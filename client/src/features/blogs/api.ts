import { type BlogArticle, getBlog, getBlogs } from '@preproom/models/contract/blogs/blogs';
import { SLUG_FORM } from '@preproom/models/contract/http/forms';
import { queryOptions } from '@tanstack/react-query';
import { asAppError, callApi } from '../../lib/api.ts';
import { QUIET_RETRY } from '../../lib/quietRetry.ts';

/** How long a cached article is fresh. */
const FRESH_MS = 60_000;

/** One page of the articles, newest first. `q` keeps those that contain all its words. */
export function blogsQuery(
  { page, q }: { page: number; q?: string | undefined },
  call: typeof callApi = callApi,
) {
  // An empty search shares its cache entry with the plain list.
  const search = q ? { q } : {};
  return queryOptions({
    queryKey: ['blogs', { page, ...search }],
    queryFn: ({ signal }) => call(getBlogs, { query: { page: String(page), ...search }, signal }),
    staleTime: FRESH_MS,
    ...QUIET_RETRY,
  });
}

/** Finds an article by slug or id; null if it does not exist. A malformed name sends no request. */
export function blogQuery(blog: string, call: typeof callApi = callApi) {
  return queryOptions({
    queryKey: ['blog', blog],
    queryFn: async ({ signal }): Promise<BlogArticle | null> => {
      if (!SLUG_FORM.test(blog)) return null;
      try {
        return (await call(getBlog, { params: { blog }, signal })).data;
      } catch (failure) {
        if (asAppError(failure).code === 'not_found') return null;
        throw failure;
      }
    },
    staleTime: FRESH_MS,
  });
}
