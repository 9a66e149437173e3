import { ASSESSMENT_SHARING_VERSION } from '@preproom/models/contract/accounts/consents';
import { type Attempt, deleteAttempt } from '@preproom/models/contract/assessments/attempts';
import { getAssessmentSharing, setAssessmentSharing } from '@preproom/models/contract/assessments/sharing';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { shownPerson } from '../../lib/shownPerson.ts';
import { forgetWords } from './cases/wordDrafts.ts';
import { KEPT_RESUMES } from './resumeAnalysis/kept/keptResult.ts';

/** The first part of every key about attempts. */
const TOPIC = 'assessments';

/** Deletes an attempt, and what is kept of it on this device. Throws AppError. */
export async function sendDeletion(queries: QueryClient, { _id, kind }: Attempt): Promise<void> {
  await callApi(deleteAttempt, { params: { attemptId: _id } });
  if (kind === 'case') forgetWords(_id);
  if (kind === 'resume') await forgetResult(queries, _id);
  await queries.invalidateQueries({ queryKey: [TOPIC] });
}

/** Loads the storage of results only when there may be one to remove. */
async function forgetResult(queries: QueryClient, attemptId: string): Promise<void> {
  const userId = shownPerson.get();
  if (userId === null) return;
  const { loadResults, removeResults } = await import('./resumeAnalysis/kept/resultStorage.ts');
  const results = (await loadResults(userId)).filter((result) => result.attemptId === attemptId);
  await removeResults(
    userId,
    results.map(({ id }) => id),
  );
  await queries.invalidateQueries({ queryKey: [KEPT_RESUMES] });
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
