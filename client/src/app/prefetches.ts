import type { CallApi } from '@preproom/models/contract/http/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { blogQuery, blogsQuery } from '../features/blogs/api.ts';
import { blogOfSegment, typedText } from '../features/blogs/blogAddress.ts';
import { jobQuery, jobsQuery } from '../features/jobs/api.ts';
import { jobFilter } from '../features/jobs/jobFilter.ts';
import { mentorPayQuery } from '../features/mentors/api.ts';
import { mentorPageQuery } from '../features/mentors/directory/api.ts';
import { programsQuery } from '../features/programs/api.ts';
import { firstBlogsQuery, homeMentorsQuery, sessionPriceQuery } from '../features/site/home/api.ts';
import { pageNumber } from '../lib/page/pageNumber.ts';
import { mentorFilter } from '../shared/mentors/directory/mentorFilter.ts';
import { directoryQuery } from '../shared/mentors/directory.ts';
import { introductionQuery } from '../shared/site/introduction.ts';

interface Visit {
  client: QueryClient;
  /** Works like `callApi` for a visitor. */
  call: CallApi;
  params: Params;
  search: URLSearchParams;
}

/**
 * Server only: fetches a public page's data into `client`, so that the first HTML contains it. Keyed by the page's canonical path.
 * In the browser each page fetches its own data.
 */
export const PREFETCHES: Record<string, (visit: Visit) => Promise<void>> = {
  '/': async ({ client, call }) => {
    await Promise.all([
      client.prefetchQuery(homeMentorsQuery(call)),
      client.prefetchQuery(sessionPriceQuery(call)),
      client.prefetchQuery(firstBlogsQuery(call)),
      client.prefetchQuery(introductionQuery(call)),
    ]);
  },
  '/sample-report': ({ client, call }) => client.prefetchQuery(introductionQuery(call)),
  '/becomeamentor': ({ client, call }) => client.prefetchQuery(mentorPayQuery(call)),
  '/programs': ({ client, call }) => client.prefetchQuery(programsQuery(call)),
  '/Blogs': ({ client, call, search }) =>
    client.prefetchQuery(blogsQuery({ page: pageNumber(search) }, call)),
  '/Blog/search': ({ client, call, search }) =>
    client.prefetchQuery(blogsQuery({ page: pageNumber(search), q: typedText(search) }, call)),
  '/Blog/:blog': ({ client, call, params }) =>
    client.prefetchQuery(blogQuery(blogOfSegment(params.blog ?? ''), call)),
  '/mentors': ({ client, call, search }) => client.prefetchQuery(directoryQuery(mentorFilter(search), call)),
  '/mentors/:mentor': ({ client, call, params, search }) =>
    client.prefetchQuery(mentorPageQuery(params.mentor ?? '', pageNumber(search), call)),
  '/jobs': ({ client, call, search }) => client.prefetchQuery(jobsQuery(jobFilter(search), call)),
  '/jobs/detail': ({ client, call, search }) => client.prefetchQuery(jobQuery(search.get('id') ?? '', call)),
};
