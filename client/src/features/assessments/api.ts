import { ASSESSMENT_SHARING_VERSION } from '@preproom/models/contract/accounts/consents';
import { deleteAttempt } from '@preproom/models/contract/assessments/attempts';
import { getAssessmentSharing, setAssessmentSharing } from '@preproom/models/contract/assessments/sharing';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { forgetWords } from './cases/wordDrafts.ts';

/** The first part of every key about attempts. */
const TOPIC = 'assessments';

export async function sendDeletion(queries: QueryClient, attemptId: string): Promise<void> {
  await callApi(deleteAttempt, { params: { attemptId } });
  // What is kept of it on this device, if it was a case.
  forgetWords(attemptId);
  await queries.invalidateQueries({ queryKey: [TOPIC] });
}

export const sharingQuery = queryOptions({
  queryKey: [TOPIC, 'sharing'],
  queryFn: ({ signal }) => callApi(getAssessmentSharing, { signal }),
});

export async function sendSharing(queries: QueryClient, isShared: boolean): Promise<void> {
  const textVersion = ASSESSMENT_SHARING_VERSION;
  const body = isShared ? ({ isShared, textVersion } as const) : ({ isShared } as const);
  const stored = await callApi(setAssessmentSharing, { body });
  queries.setQueryData(sharingQuery.queryKey, stored);
}
