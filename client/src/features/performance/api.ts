import { assessedFocus } from '@preproom/models/contract/report/assessedFocus';
import type { CriterionGroup } from '@preproom/models/contract/room/criterionGroups';
import { getPerformance } from '@preproom/models/contract/room/performance';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { attemptsQuery } from '../../lib/attemptsQuery.ts';

/** The learner's sessions with their ratings and percentages, oldest first. Fails with AppError. */
export const performanceQuery = queryOptions({
  queryKey: ['performance'],
  queryFn: async ({ signal }) => (await callApi(getPerformance, { signal })).data,
});

/** The group that the learner's latest assessments show as weak; null for none. Shares its request with the list of results. */
export function useAssessedFocus(): CriterionGroup | null {
  const { data } = useQuery(attemptsQuery(1));
  return data ? assessedFocus(data.data.flatMap(({ result }) => result ?? [])) : null;
}
