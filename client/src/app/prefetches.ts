import type { CallApi } from '@preproom/models/contract/http/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { blogQuery, blogsQuery } from '../features/blogs/api.ts';
import { blogOfSegment, typedText } from '../features/blogs/blogAddress.ts';
import { firstBlogsQuery } from '../features/home/api.ts';
import { jobQuery, jobsQuery } from '../features/jobs/api.ts';
import { jobFilter } from '../features/jobs/jobFilter.ts';
import { programsQuery } from '../features/programs/api.ts';
import { pageNumber } from '../lib/page/pageNumber.ts';

interface Visit {
  client: QueryClient;
  /** Answers as `callApi` does for somebody who is not logged in. */
  call: CallApi;
  params: Params;
  search: URLSearchParams;
}

/**
 * Puts into `client` what a public page asks for, so that the first HTML holds it; by the page's first path. For the server alone:
 * in the browser each page asks for itself.
 */
export const PREFETCHES: Record<string, (visit: Visit) => Promise<void>> = {
  '/': ({ client, call }) => client.prefetchQuery(firstBlogsQuery(call)),
  '/programs': ({ client, call }) => client.prefetchQuery(programsQuery(call)),
  '/Blogs': ({ client, call, search }) =>
    client.prefetchQuery(blogsQuery({ page: pageNumber(search) }, call)),
  '/Blog/search': ({ client, call, search }) =>
    client.prefetchQuery(blogsQuery({ page: pageNumber(search), q: typedText(search) }, call)),
  '/Blog/:blog': ({ client, call, params }) =>
    client.prefetchQuery(blogQuery(blogOfSegment(params.blog ?? ''), call)),
  '/jobs': ({ client, call, search }) => client.prefetchQuery(jobsQuery(jobFilter(search), call)),
  '/jobs/detail': ({ client, call, search }) => client.prefetchQuery(jobQuery(search.get('id') ?? '', call)),
};
