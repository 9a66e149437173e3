import type { ExpressionSummary } from '@preproom/models/contract/readings/readings';
import {
  deleteExpressionSummary,
  getExpressionSummary,
  shareExpressionSummary,
} from '@preproom/models/contract/readings/readings';
import {
  type AfterCall,
  type FeedbackSubmission,
  getAfterCall,
  type MentorRating,
  rateMentor,
  submitFeedback,
} from '@preproom/models/contract/reports/feedback';
import type { KnownPerson } from '@preproom/models/contract/sessions/sessions';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { useNamed } from '../../lib/texts/formerMember.ts';
import type { SavedDraft } from './form/draftSaver.ts';

/** Polling interval of the learner's page while the mentor's feedback is missing. */
const AWAIT_FEEDBACK_MS = 15_000;

/** Fills in a name for a deleted account. */
export type ShownAfterCall = AfterCall & { other: KnownPerson; isOtherGone: boolean };

const afterCallKey = (roomid: string) => ['feedback', roomid];
const summaryKey = (roomid: string) => ['expression-summary', roomid];

/** What is shown after the call, limited to what the caller's side may see. */
export function useAfterCall(roomid: string) {
  const named = useNamed();
  return useQuery({
    queryKey: afterCallKey(roomid),
    queryFn: ({ signal }) => callApi(getAfterCall, { params: { roomid }, signal }),
    select: ({ other, ...afterCall }): ShownAfterCall => ({
      ...afterCall,
      other: named(other),
      isOtherGone: other.Name === null,
    }),
    refetchInterval: ({ state }) => (awaitsFeedback(state.data) ? AWAIT_FEEDBACK_MS : false),
  });
}

function awaitsFeedback(afterCall: AfterCall | undefined): boolean {
  const { side, feedback, other } = afterCall ?? {};
  return side === 'learner' && feedback === null && other?.Name !== null;
}

/** Shows a draft as it was just saved, instead of an answer that may be under way from before. */
export function keepSavedDraft(queries: QueryClient, roomid: string, { savedAt, draft }: SavedDraft): void {
  const queryKey = afterCallKey(roomid);
  void queries.cancelQueries({ queryKey });
  queries.setQueryData<AfterCall>(queryKey, (afterCall) => {
    if (!afterCall || afterCall.feedback?.state === 'submitted') return afterCall;
    const feedback = {
      ...draft,
      savedAt,
      state: 'draft' as const,
      submittedAt: null,
      amendableUntil: null,
      history: [],
    };
    return { ...afterCall, feedback };
  });
}

/** Submits the feedback. `onAccepted` is called before the page is told, which replaces the form. */
export function useSubmitFeedback(roomid: string, onAccepted: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: FeedbackSubmission) => callApi(submitFeedback, { params: { roomid }, body }),
    onSuccess: () => {
      onAccepted();
      return queries.invalidateQueries({ queryKey: afterCallKey(roomid) });
    },
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
