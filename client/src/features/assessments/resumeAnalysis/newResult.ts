import { scorePercent } from '@preproom/models/contract/assessments/resumeRubric';
import { analyseResume } from '../../../resume/analyseResume.ts';
import type { Resume } from '../../../resume/parseResume.ts';
import { type TargetChoice, toTarget } from './form/targetChoice.ts';
import type { KeptResult } from './kept/keptResult.ts';
import { type Corrections, correctResume, NO_CORRECTIONS } from './reading/corrections.ts';
import type { ReadResume } from './useResumeReading.ts';

export interface ResultOptions {
  userId: string;
  choice: TargetChoice;
  /** Newest first. */
  earlier: readonly KeptResult[];
}

/** The result of a resume that was read now, with the corrections that were made to the same file before. */
export function newResult(
  { file, resume, fileKey }: ReadResume,
  { userId, choice, earlier }: ResultOptions,
): KeptResult {
  const corrections = earlier.find((one) => one.fileKey === fileKey)?.corrections ?? NO_CORRECTIONS;
  return {
    id: crypto.randomUUID(),
    userId,
    attemptId: null,
    fileName: file.name,
    fileKey,
    size: file.size,
    choice,
    corrections,
    percent: percentOf(resume, choice, corrections),
    isLasting: true,
    analysedAt: Date.now(),
  };
}

/** The score of a resume with a person's corrections. */
export function percentOf(resume: Resume, choice: TargetChoice, corrections: Corrections): number {
  return scorePercent(analyseResume(correctResume(resume, corrections), toTarget(choice)));
}
