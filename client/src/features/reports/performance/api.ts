import { getPerformance } from '@preproom/models/contract/reports/performance';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

/** The learner's sessions with their ratings and percentages, oldest first. Fails with AppError. */
export const performanceQuery = queryOptions({
  queryKey: ['performance'],
  queryFn: async ({ signal }) => (await callApi(getPerformance, { signal })).data,
});
