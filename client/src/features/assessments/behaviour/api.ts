import { deleteAttempt, getAttempts } from '@preproom/models/contract/assessments/attempts';
import {
  answerSituation,
  getSituationAttempt,
  getSituations,
  startSituations,
} from '@preproom/models/contract/assessments/behaviour';
import {
  getPractice,
  getPracticeSetup,
  PRACTICE_CONSENT_VERSIONS,
  type PracticeMeasure,
  type PracticeRecord,
  savePractice,
  setPracticeConsent,
} from '@preproom/models/contract/assessments/practice';
import type { ResponseOf } from '@preproom/models/contract/http/endpoint';
import { isTransient } from '@preproom/models/contract/http/errors';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { asAppError, callApi } from '../../../lib/api.ts';

const KEY = 'behaviour';

export type PracticeSetup = ResponseOf<typeof getPracticeSetup>;

/** The practice room's questions, and what may be measured of this learner. Fails with AppError. */
export const practiceSetupQuery = queryOptions({
  queryKey: [KEY, 'setup'],
  queryFn: ({ signal }) => callApi(getPracticeSetup, { signal }),
});

export const practiceQuery = (attemptId: string) =>
  queryOptions({
    queryKey: [KEY, 'practice', attemptId],
    queryFn: ({ signal }) => callApi(getPractice, { params: { attemptId }, signal }),
  });

/** The learner's latest practice sessions, newest first. */
export const practiceHistoryQuery = queryOptions({
  queryKey: [KEY, 'history', 'practice'],
  queryFn: ({ signal }) => callApi(getAttempts, { query: { page: '1', kind: 'practice' }, signal }),
});

/** Stores a session's numbers. Safe to repeat. Fails with AppError. */
export function useSavePractice(attemptId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PracticeRecord) => callApi(savePractice, { params: { attemptId }, body }),
    onSuccess: (report) => {
      queries.setQueryData(practiceQuery(attemptId).queryKey, report);
      void queries.invalidateQueries({ queryKey: [KEY, 'history'] });
    },
  });
}

/** Agrees to a measure in one session, or withdraws that. Fails with AppError. */
export function usePracticeConsent(
  attemptId: string,
  measure: PracticeMeasure,
  onGranted: (isGranted: boolean) => void,
) {
  return useMutation({
    mutationFn: (granted: boolean) =>
      callApi(setPracticeConsent, {
        params: { attemptId, measure },
        body: granted ? { granted, textVersion: PRACTICE_CONSENT_VERSIONS[measure] } : { granted },
      }),
    onMutate: (granted) => {
      if (!granted) onGranted(false);
    },
    onSuccess: ({ granted }) => onGranted(granted),
    // In sequence, so that a withdrawal that is still retried cannot overwrite a later consent.
    scope: { id: `${measure}-consent:${attemptId}` },
    retry: (_, error) => isTransient(asAppError(error).code),
  });
}

/** Deletes an attempt with its numbers. Fails with AppError. */
export function useDeleteAttempt(attemptId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(deleteAttempt, { params: { attemptId } }),
    onSuccess: () => queries.removeQueries({ queryKey: [KEY] }),
  });
}

/** Whether situations are open, and when new ones can be taken. */
export const situationsQuery = queryOptions({
  queryKey: [KEY, 'situations'],
  queryFn: ({ signal }) => callApi(getSituations, { signal }),
});

export const situationAttemptQuery = (attemptId: string) =>
  queryOptions({
    queryKey: [KEY, 'situations', attemptId],
    queryFn: ({ signal }) => callApi(getSituationAttempt, { params: { attemptId }, signal }),
  });

/** Starts an attempt, or continues the open one. Fails with AppError. */
export function useStartSituations() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(startSituations, {}),
    onSuccess: (attempt) => {
      queries.setQueryData(situationAttemptQuery(attempt._id).queryKey, attempt);
      void queries.invalidateQueries({ queryKey: situationsQuery.queryKey, exact: true });
    },
  });
}

/** Answers a situation. Fails with AppError; then the attempt is fetched again, because another tab may have answered. */
export function useAnswerSituation(attemptId: string) {
  const queries = useQueryClient();
  const { queryKey } = situationAttemptQuery(attemptId);
  return useMutation({
    mutationFn: (body: { position: number; choice: number }) =>
      callApi(answerSituation, { params: { attemptId }, body }),
    onSuccess: (attempt) => {
      queries.setQueryData(queryKey, attempt);
      if (attempt.result) void queries.invalidateQueries({ queryKey: situationsQuery.queryKey, exact: true });
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
