import { ID_FORM } from '@preproom/models/contract/http/forms';
import { getJob, getJobs, type Job } from '@preproom/models/contract/jobs/jobs';
import { queryOptions } from '@tanstack/react-query';
import { asAppError, callApi } from '../../lib/api.ts';
import { QUIET_RETRY } from '../../lib/quietRetry.ts';
import type { JobFilter } from './jobFilter.ts';

/** One page of the open jobs that match the filter, newest first. */
export function jobsQuery(filter: JobFilter, call: typeof callApi = callApi) {
  const { page, remote, ...texts } = filter;
  return queryOptions({
    queryKey: ['jobs', filter],
    queryFn: ({ signal }) => {
      const query = { ...texts, page: String(page), remote: remote || undefined };
      return call(getJobs, { query, signal });
    },
    ...QUIET_RETRY,
  });
}

/** Finds a job by id; null if it does not exist. A malformed id sends no request. */
export function jobQuery(job: string, call: typeof callApi = callApi) {
  return queryOptions({
    queryKey: ['job', job],
    queryFn: async ({ signal }): Promise<Job | null> => {
      if (!ID_FORM.test(job)) return null;
      try {
        return (await call(getJob, { params: { job }, signal })).data;
      } catch (failure) {
        if (asAppError(failure).code === 'not_found') return null;
        throw failure;
      }
    },
  });
}
