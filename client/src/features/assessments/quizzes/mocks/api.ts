import {
  endMockSection,
  getMock,
  getMockTests,
  type Mock,
  saveMockAnswer,
  startMock,
  startMockSection,
} from '@preproom/models/contract/assessments/mocks';
import type { MockTestId } from '@preproom/models/contract/assessments/mockTests';
import type { Choice } from '@preproom/models/contract/assessments/quizzes';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api.ts';
import { serverNow } from '../../../../lib/serverTime.ts';

/** The first part of every key about assessments: a changed attempt makes all of them stale. */
const TOPIC = 'assessments';

export const mockTestsQuery = queryOptions({
  queryKey: [TOPIC, 'mocks'],
  queryFn: ({ signal }) => callApi(getMockTests, { signal }),
});

/** A mock test, and when the clock of its current section runs out, in the server's time. */
export interface TimedMock {
  mock: Mock;
  endsAtMs: number | null;
}

function timed(mock: Mock): TimedMock {
  return { mock, endsAtMs: mock.current && serverNow() + mock.current.leftMs };
}

export function mockQuery(attemptId: string) {
  return queryOptions({
    queryKey: [TOPIC, 'mock', attemptId],
    queryFn: async ({ signal }) => timed((await callApi(getMock, { params: { attemptId }, signal })).data),
    // Its time runs here; only the learner's own calls change it.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
  });
}

/** Starts or continues a test; resolves with the attempt's id. */
export async function beginMock(test: MockTestId): Promise<string> {
  return (await callApi(startMock, { body: { test } })).attemptId;
}

export interface SectionAnswer {
  section: number;
  position: number;
  choice: Choice | null;
}

/** What can be done with a test. They fail with AppError. */
export function useMockCalls(attemptId: string) {
  const queries = useQueryClient();
  const params = { attemptId };
  const { queryKey } = mockQuery(attemptId);
  const store = async (answer: Promise<{ data: Mock }>) => {
    const { data } = await answer;
    queries.setQueryData(queryKey, timed(data));
    if (data.status === 'done') await queries.invalidateQueries({ queryKey: [TOPIC], refetchType: 'none' });
  };
  return {
    startSection: (section: number) => store(callApi(startMockSection, { params, body: { section } })),
    endSection: (section: number) => store(callApi(endMockSection, { params, body: { section } })),
    refresh: () => store(callApi(getMock, { params })),
    save: (answer: SectionAnswer) => callApi(saveMockAnswer, { params, body: answer }),
    /** Shows the answer before it is saved. */
    show: ({ section, position, choice }: SectionAnswer) =>
      queries.setQueryData<TimedMock>(queryKey, (before) => {
        const current = before?.mock.current;
        if (!before || current?.section !== section) return before;
        const items = current.items.map((item, place) => (place === position ? { ...item, choice } : item));
        return { ...before, mock: { ...before.mock, current: { ...current, items } } };
      }),
  };
}
