import { getBlogList } from '@preproom/models/contract/blogs/blogs';
import { type CallbackRequest, sendQuery } from '@preproom/models/contract/inbox/queries';
import { type DirectoryMentor, getMentorDirectory } from '@preproom/models/contract/mentors/directory';
import { getProducts } from '@preproom/models/contract/programs/products';
import { lowestSessionPrice } from '@preproom/models/contract/programs/sessionPrice';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { QUIET_RETRY } from '../../../lib/quietRetry.ts';
import { type BlogCard, blogCard } from './blogCard.ts';

/** Throws AppError. */
export async function requestCallback(request: CallbackRequest): Promise<void> {
  await callApi(sendQuery, { body: request });
}

const SHOWN_BLOGS = 3;
const SHOWN_MENTORS = 3;

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

/** The lowest price of a session among the programs that are open, with the program; null while none is. */
export function sessionPriceQuery(call: typeof callApi = callApi) {
  return queryOptions({
    queryKey: ['programs', 'sessionPrice'],
    queryFn: async ({ signal }) => lowestSessionPrice((await call(getProducts, { signal })).product),
    ...QUIET_RETRY,
  });
}

/** The first three mentors of the list, and how many it has. */
export function homeMentorsQuery(call: typeof callApi = callApi) {
  return queryOptions({
    queryKey: ['mentors', 'home'],
    queryFn: async ({ signal }): Promise<{ mentors: DirectoryMentor[]; total: number }> => {
      const { data, total } = await call(getMentorDirectory, { query: { page: '1', sort: 'free' }, signal });
      return { mentors: data.slice(0, SHOWN_MENTORS), total };
    },
    ...QUIET_RETRY,
  });
}
