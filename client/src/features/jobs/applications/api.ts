import { getApplication, getApplications } from '@preproom/models/contract/jobs/applications';
import { getJobAlerts } from '@preproom/models/contract/jobs/jobAlerts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

const KEY = ['applications'];

/** The learner's own applications, latest first. */
export const applicationsQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => (await callApi(getApplications, { signal })).data,
});

/** What the learner needs to apply for one job. */
export function applicationQuery(job: string) {
  return queryOptions({
    queryKey: [...KEY, job],
    queryFn: ({ signal }) => callApi(getApplication, { params: { job }, signal }),
  });
}

export const alertsQuery = queryOptions({
  queryKey: ['job-alerts'],
  queryFn: ({ signal }) => callApi(getJobAlerts, { signal }),
});
