import type { AppError } from '@preproom/models/contract/http/errors';
import {
  getSampleInterview,
  getSampleInterviews,
  rateSampleInterview,
  type SampleId,
  type SampleInterview,
  type SampleRatings,
} from '@preproom/models/contract/reports/calibration';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

const SAMPLES = 'sample-interviews';

export const sampleInterviewsQuery = queryOptions({
  queryKey: [SAMPLES],
  queryFn: async ({ signal }) => (await callApi(getSampleInterviews, { signal })).data,
});

export const sampleInterviewQuery = (id: SampleId) =>
  queryOptions({
    queryKey: [SAMPLES, id],
    queryFn: async ({ signal }) =>
      (await callApi(getSampleInterview, { params: { sampleId: id }, signal })).data,
  });

export function useRateSample(id: SampleId, onRated: () => void) {
  const queries = useQueryClient();
  return useMutation<SampleInterview, AppError, SampleRatings>({
    mutationFn: async (ratings) =>
      (await callApi(rateSampleInterview, { params: { sampleId: id }, body: { ratings } })).data,
    onSuccess: async (rated) => {
      queries.setQueryData(sampleInterviewQuery(id).queryKey, rated);
      onRated();
      await queries.invalidateQueries({ queryKey: [SAMPLES], exact: true });
    },
    // Another tab may have been quicker; then its ratings are shown.
    onError: ({ code }) =>
      code === 'conflict' && queries.invalidateQueries({ queryKey: sampleInterviewQuery(id).queryKey }),
  });
}
