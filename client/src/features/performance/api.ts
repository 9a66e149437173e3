import { getAttempts } from '@preproom/models/contract/assessments/attempts';
import { assessedFocus } from '@preproom/models/contract/report/assessedFocus';
import { getPerformance } from '@preproom/models/contract/room/performance';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

/** The learner's sessions with their ratings and percentages, oldest first. Fails with AppError. */
export const performanceQuery = queryOptions({
  queryKey: ['performance'],
  queryFn: async ({ signal }) => (await callApi(getPerformance, { signal })).data,
});

/** The group that the learner's latest assessments show as weak; null for none. */
export const assessedFocusQuery = queryOptions({
  queryKey: ['assessments', 'focus'],
  queryFn: async ({ signal }) => {
    const { data } = await callApi(getAttempts, { query: {}, signal });
    return assessedFocus(data.flatMap(({ result }) => result ?? []));
  },
});
