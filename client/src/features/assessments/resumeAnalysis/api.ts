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
import { isOfOnePerson, rememberOwner } from './resumeOwners.ts';

/** The first part of every key about attempts. */
const ATTEMPTS = 'assessments';

/** An analysis as it is saved, and when it was. */
export interface SavedResult {
  at: string;
  points: RulePoints;
  notJudged: readonly ResumeCheck[];
  target: ResumeResult['target'];
  /** Points can be compared only if they were made by today's rubric. */
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

/** Saves the points, remembers on this device whose they are, and returns the attempt's id. Throws AppError. */
export async function saveAnalysis(analysis: AnalysisToSave): Promise<string> {
  const { id, points, notJudged, target, owner } = analysis;
  const { attemptId } = await callApi(saveResumeAnalysis, {
    body: { id, rubricVersion: RUBRIC_VERSION, points, notJudged: [...notJudged], target },
  });
  if (owner !== null) rememberOwner(attemptId, owner);
  return attemptId;
}

/** The analysis of the same person before this one, if there is one on this device. Fails with AppError. */
export function previousQuery(attemptId: string | null) {
  return queryOptions({
    queryKey: [ATTEMPTS, 'before', attemptId],
    enabled: attemptId !== null,
    queryFn: async ({ signal }) => {
      const { data } = await callApi(getAttempts, { query: { kind: 'resume' }, signal });
      const own = data.find(({ _id }) => _id === attemptId);
      const before = own ? data.slice(data.indexOf(own) + 1) : [];
      const previous = before.find(({ _id }) => own && isOfOnePerson(own._id, _id));
      return previous?.result?.kind === 'resume' ? toSaved(previous.startedAt, previous.result) : null;
    },
  });
}

function toSaved(at: string, result: ResumeResult): SavedResult {
  const { points, notJudged = [], target, rubricVersion } = result;
  return { at, points, notJudged, target, isComparable: rubricVersion === RUBRIC_VERSION };
}

/** The points of an analysis, if it is in the learner's history. Fails with AppError. */
export function savedPointsQuery(attemptId: string) {
  return queryOptions({
    queryKey: [ATTEMPTS, 'resume', attemptId],
    queryFn: async ({ signal }): Promise<{ saved: SavedResult | null }> => {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const answer = await callApi(getAttempts, { query: { kind: 'resume', page: String(page) }, signal });
        const found = answer.data.find(({ _id }) => _id === attemptId);
        if (found?.result?.kind === 'resume') return { saved: toSaved(found.startedAt, found.result) };
        pages = answer.pages;
      }
      return { saved: null };
    },
  });
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
