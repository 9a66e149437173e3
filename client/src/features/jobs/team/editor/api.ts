import type { Job } from '@preproom/models/contract/jobs/jobs';
import {
  createJob,
  getHqJob,
  type HqJob,
  type JobText,
  previewJob,
  saveJob,
  setJobState,
} from '@preproom/models/contract/jobs/team/jobs';
import { queryOptions } from '@tanstack/react-query';
import { callApi, orNull } from '../../../../lib/api.ts';

/** Null if there is no such job. Never refetched under somebody's hands: a save tells of a later version. */
export function hqJobQuery(job: string) {
  return queryOptions({
    queryKey: ['hq', 'job', job],
    queryFn: async () => (await orNull(callApi(getHqJob, { params: { job } })))?.data ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export async function fetchJob(job: string): Promise<HqJob> {
  return (await callApi(getHqJob, { params: { job } })).data;
}

/** Saves a job, or begins one. */
export async function sendJob(job: Pick<HqJob, '_id' | 'revision'> | null, text: JobText): Promise<HqJob> {
  if (!job) return (await callApi(createJob, { body: text })).data;
  const { _id, revision } = job;
  return (await callApi(saveJob, { params: { job: _id }, body: { ...text, revision } })).data;
}

export async function sendState({ _id, revision }: HqJob, state: 'open' | 'closed'): Promise<HqJob> {
  return (await callApi(setJobState, { params: { job: _id }, body: { revision, state } })).data;
}

export async function fetchPreview(text: JobText): Promise<Job> {
  return (await callApi(previewJob, { body: text })).data;
}
