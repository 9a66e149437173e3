import { getAttempts } from '@preproom/models/contract/assessments/attempts';
import type { ResumeResult } from '@preproom/models/contract/assessments/resumeResult';
import { saveResumeAnalysis } from '@preproom/models/contract/assessments/resumeResult';
import {
  type ResumeCheck,
  RUBRIC_VERSION,
  type RulePoints,
} from '@preproom/models/contract/assessments/resumeRubric';
import { getJob } from '@preproom/models/contract/jobs/jobs';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { isOwnedBy, rememberOwner } from './resumeOwners.ts';

/** An earlier analysis, and when it was. */
export interface PreviousAnalysis {
  at: string;
  points: RulePoints;
  notJudged: readonly ResumeCheck[];
  target: ResumeResult['target'];
  /** Its points can be compared only if it was made by the same rubric. */
  isComparable: boolean;
}

export interface AnalysisToSave {
  /** The same id again saves nothing new. */
  id: string;
  points: RulePoints;
  notJudged: readonly ResumeCheck[];
  target: ResumeResult['target'];
  /** Whose resume it is; null if that cannot be told, and then it is compared with none. */
  owner: string | null;
}

/** Saves the points, and returns the analysis of the same person before this one, if there is one on this device. Throws AppError. */
export async function saveAnalysis(analysis: AnalysisToSave): Promise<PreviousAnalysis | null> {
  const { id, points, notJudged, target, owner } = analysis;
  const { attemptId } = await callApi(saveResumeAnalysis, {
    body: { id, rubricVersion: RUBRIC_VERSION, points, notJudged: [...notJudged], target },
  });
  if (owner === null) return null;
  rememberOwner(attemptId, owner);
  const { data } = await callApi(getAttempts, { query: { kind: 'resume' } });
  const previous = data.find(({ _id }) => _id !== attemptId && isOwnedBy(_id, owner));
  if (previous?.result?.kind !== 'resume') return null;
  const { points: earlier, notJudged: left = [], target: before, rubricVersion } = previous.result;
  return {
    at: previous.startedAt,
    points: earlier,
    notJudged: left,
    target: before,
    isComparable: rubricVersion === RUBRIC_VERSION,
  };
}

/** One of our jobs as a text to compare with: title, skills and description. Fails with AppError. */
export function jobTextQuery(id: string) {
  return queryOptions({
    queryKey: ['job-text', id],
    queryFn: async ({ signal }) => {
      const { title, skills, description } = (await callApi(getJob, { params: { job: id }, signal })).data;
      return [title, skills.join(', '), textOf(description)].join('\n\n');
    },
  });
}

/** The words of sanitised HTML, a line for each block. */
function textOf(html: string): string {
  const blocks = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('p, li, h2, h3, h4');
  return [...blocks].map(({ textContent }) => textContent.trim()).join('\n');
}
