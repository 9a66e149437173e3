import { getBlogList } from '@preproom/models/contract/blogs/blogs';
import { type CallbackRequest, sendQuery } from '@preproom/models/contract/inbox/queries';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { QUIET_RETRY } from '../../../lib/quietRetry.ts';
import { type BlogCard, blogCard } from './blogCard.ts';

/** Throws AppError. */
export async function requestCallback(request: CallbackRequest): Promise<void> {
  await callApi(sendQuery, { body: request });
}

const SHOWN_BLOGS = 3;

/** The first three articles, cut to what the page shows, because this data is part of the first HTML. */
export function firstBlogsQuery(call: typeof callApi = callApi) {
  return queryOptions({
    queryKey: ['blogs', 'first'],
    queryFn: async ({ signal }): Promise<BlogCard[]> => {
      const { data } = await call(getBlogList, { signal });
      return data.slice(0, SHOWN_BLOGS).map(blogCard);
    },
    ...QUIET_RETRY,
  });
}
