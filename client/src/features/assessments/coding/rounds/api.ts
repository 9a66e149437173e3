import {
  type CodingRound,
  getCodingReplay,
  getCodingRound,
  getOpenCodingRound,
  type HandedIn,
  handInCodingRound,
  startCodingRound,
} from '@preproom/models/contract/assessments/coding/codingRounds';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api.ts';
import { serverNow } from '../../../../lib/serverTime.ts';

/** The first part of every key about assessments: a changed attempt makes all of them stale. */
const TOPIC = 'assessments';

export const openRoundQuery = queryOptions({
  queryKey: [TOPIC, 'open-coding-round'],
  queryFn: async ({ signal }) => (await callApi(getOpenCodingRound, { signal })).attemptId,
});

/** A round, and when its clock runs out, in the server's time. */
export interface TimedRound {
  round: CodingRound;
  endsAtMs: number;
}

const timed = (round: CodingRound): TimedRound => ({ round, endsAtMs: serverNow() + round.leftMs });

export function roundQuery(attemptId: string) {
  return queryOptions({
    queryKey: [TOPIC, 'coding-round', attemptId],
    queryFn: async ({ signal }) =>
      timed((await callApi(getCodingRound, { params: { attemptId }, signal })).data),
    // Its time runs here; only the learner's own calls change it.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function replayQuery(attemptId: string) {
  return queryOptions({
    queryKey: [TOPIC, 'coding-replay', attemptId],
    queryFn: async ({ signal }) =>
      (await callApi(getCodingReplay, { params: { attemptId }, signal })).problems,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Starts the clock, or finds the round that is open; resolves with its id. */
export async function beginRound(body: { slug: string } | { set: 'easy-and-medium' }): Promise<string> {
  return (await callApi(startCodingRound, { body })).attemptId;
}

/** Hands the solutions in and shows the result. Fails with AppError. */
export async function sendSolutions(
  queries: QueryClient,
  attemptId: string,
  problems: HandedIn[],
): Promise<void> {
  const { data } = await callApi(handInCodingRound, { params: { attemptId }, body: { problems } });
  queries.setQueryData(roundQuery(attemptId).queryKey, timed(data));
  await queries.invalidateQueries({ queryKey: [TOPIC], refetchType: 'none' });
}
