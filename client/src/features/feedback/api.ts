import {
  type AfterCall,
  type FeedbackSubmission,
  getAfterCall,
  type MentorRating,
  rateMentor,
  submitFeedback,
} from '@preproom/models/contract/feedback';
import type { ExpressionSummary } from '@preproom/models/contract/readings';
import {
  deleteExpressionSummary,
  getExpressionSummary,
  shareExpressionSummary,
} from '@preproom/models/contract/readings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

/** While feedback is awaited the learner's page asks again this often. */
const AWAIT_FEEDBACK_MS = 15_000;

const afterCallKey = (roomid: string) => ['after-call', roomid];
const summaryKey = (roomid: string) => ['expression-summary', roomid];

/** What both people find after the call, as the caller's side may see it. */
export function useAfterCall(roomid: string) {
  return useQuery({
    queryKey: afterCallKey(roomid),
    queryFn: ({ signal }) => callApi(getAfterCall, { params: { roomid }, signal }),
    refetchInterval: ({ state }) => (awaitsFeedback(state.data) ? AWAIT_FEEDBACK_MS : false),
  });
}

function awaitsFeedback(afterCall: AfterCall | undefined): boolean {
  return afterCall?.side === 'learner' && afterCall.feedback === null;
}

export function useSubmitFeedback(roomid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: FeedbackSubmission) => callApi(submitFeedback, { params: { roomid }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: afterCallKey(roomid) }),
  });
}

export function useRateMentor(roomid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: MentorRating) => callApi(rateMentor, { params: { roomid }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: afterCallKey(roomid) }),
  });
}

export function useExpressionSummary(roomid: string) {
  return useQuery({
    queryKey: summaryKey(roomid),
    queryFn: ({ signal }) => callApi(getExpressionSummary, { params: { roomid }, signal }),
  });
}

export function useShareSummary(roomid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (shared: boolean) =>
      callApi(shareExpressionSummary, { params: { roomid }, body: { shared } }),
    onSuccess: ({ shared }) =>
      queries.setQueryData<ExpressionSummary>(
        summaryKey(roomid),
        (summary) => summary && { ...summary, shared },
      ),
  });
}

export function useDeleteReadings(roomid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(deleteExpressionSummary, { params: { roomid } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: summaryKey(roomid) }),
  });
}
