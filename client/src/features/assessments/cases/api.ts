import {
  answerCaseStep,
  type CaseAnswer,
  type CaseRun,
  getCase,
  startCase,
  takeCaseHint,
} from '@preproom/models/contract/assessments/cases';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

/** The first part of every key about assessments: a changed attempt makes all of them stale. */
const TOPIC = 'assessments';

export function caseQuery(attemptId: string) {
  return queryOptions({
    queryKey: [TOPIC, 'case', attemptId],
    queryFn: async ({ signal }) => (await callApi(getCase, { params: { attemptId }, signal })).data,
  });
}

/** Starts or continues a case; resolves with the attempt's id. */
export async function beginCase(title: string): Promise<string> {
  return (await callApi(startCase, { body: { title } })).attemptId;
}

/** A hint and an answer to the step at this position; each stores the case as it is then. They fail with AppError. */
export function useCaseCalls(attemptId: string) {
  const queries = useQueryClient();
  const params = { attemptId };
  const store = async (answer: Promise<{ data: CaseRun }>) => {
    const { data } = await answer;
    queries.setQueryData(caseQuery(attemptId).queryKey, data);
    if (data.status === 'done') await queries.invalidateQueries({ queryKey: [TOPIC], refetchType: 'none' });
  };
  return {
    takeHint: (position: number, hint: number) =>
      store(callApi(takeCaseHint, { params, body: { position, hint } })),
    answer: (position: number, answer: CaseAnswer) =>
      store(callApi(answerCaseStep, { params, body: { position, answer } })),
  };
}
