import { RESUME_KEPT_DAYS } from '@preproom/models/contract/privacy/onTheDevice';
import type { TargetChoice } from '../form/targetChoice.ts';
import type { Corrections } from '../reading/corrections.ts';

/** The first part of the query's key. */
export const KEPT_RESUMES = 'kept-resumes';

/** A result that can be opened again on this device. Its file is stored separately, once for all its results, and read again each time. */
export interface KeptResult {
  /** The id that its points are saved under: the same id again saves nothing new. */
  id: string;
  userId: string;
  /** Null until its points are saved. */
  attemptId: string | null;
  fileName: string;
  /** The same for the same contents. */
  fileKey: string;
  /** Of the file, in bytes. */
  size: number;
  choice: TargetChoice;
  corrections: Corrections;
  /** Score in percent, with the corrections. */
  percent: number;
  /** False if the browser refuses to keep it, so that it is gone after a reload. */
  isLasting: boolean;
  /** When it was made, by this device's clock. */
  analysedAt: number;
}

/** An evening of improving a resume. */
const MOST_RESULTS = 10;
const MOST_BYTES = 20_000_000;

/** Newest first. */
export function newestFirst(results: readonly KeptResult[]): KeptResult[] {
  return results.toSorted((one, other) => other.analysedAt - one.analysedAt);
}

/** The results that stay: the newest ones, within the limits of age, number and bytes. A file counts once, whatever the number of its results. */
export function toKeep(results: readonly KeptResult[], nowMs: number): KeptResult[] {
  const oldest = nowMs - RESUME_KEPT_DAYS * 24 * 60 * 60_000;
  const files = new Map<string, number>();
  const kept: KeptResult[] = [];
  for (const result of newestFirst(results)) {
    files.set(result.fileKey, result.size);
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
    if (kept.length === MOST_RESULTS || bytes > MOST_BYTES || result.analysedAt < oldest) break;
    kept.push(result);
  }
  return kept;
}
