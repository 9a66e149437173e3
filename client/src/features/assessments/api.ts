import { deleteAttempt, getAttempts } from '@preproom/models/contract/assessments/attempts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

/** The first part of every key about attempts. */
const TOPIC = 'assessments';

export function attemptsQuery(page: number) {
  return queryOptions({
    queryKey: [TOPIC, 'attempts', page],
    queryFn: ({ signal }) => callApi(getAttempts, { query: { page: String(page) }, signal }),
    placeholderData: (before) => before,
  });
}

export async function sendDeletion(queries: QueryClient, attemptId: string): Promise<void> {
  await callApi(deleteAttempt, { params: { attemptId } });
  await queries.invalidateQueries({ queryKey: [TOPIC] });
}
