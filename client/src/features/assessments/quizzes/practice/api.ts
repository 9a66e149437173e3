import type { Choice } from '@preproom/models/contract/assessments/quizzes';
import {
  answerPracticeItem,
  askPracticeItem,
  deleteTopicPractice,
  type PracticeScope,
  type PracticeStep,
  takePracticeHint,
} from '@preproom/models/contract/assessments/topicPractice';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api.ts';
import { topicPracticeQuery } from '../../../../shared/assessments/practice/practiceQueries.ts';

/** The first part of every key about assessments. */
const TOPIC = 'assessments';

/** The question that is asked on a topic. Fetching again after its answer asks the next one, so nothing fetches it unasked. */
export function practiceStepQuery(scope: PracticeScope) {
  return queryOptions({
    queryKey: [TOPIC, 'topics', scope.subject, scope.topic],
    queryFn: async ({ signal }) => (await callApi(askPracticeItem, { body: scope, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}

/** A hint and an answer to the question at this position; each stores the step as it is then. They fail with AppError. */
export function usePracticeCalls(scope: PracticeScope, position: number) {
  const queries = useQueryClient();
  const store = async (answer: Promise<{ data: PracticeStep }>) => {
    queries.setQueryData(practiceStepQuery(scope).queryKey, (await answer).data);
    await queries.invalidateQueries({ queryKey: topicPracticeQuery.queryKey, exact: true });
  };
  return {
    takeHint: (hint: number) => store(callApi(takePracticeHint, { body: { ...scope, position, hint } })),
    answer: (choice: Choice) => store(callApi(answerPracticeItem, { body: { ...scope, position, choice } })),
  };
}

export async function sendPracticeDeletion(queries: QueryClient): Promise<void> {
  await callApi(deleteTopicPractice, {});
  await queries.invalidateQueries({ queryKey: [TOPIC] });
}
