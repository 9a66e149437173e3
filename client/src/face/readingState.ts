import type { ReadingMode } from '@preproom/models/contract/readings/readings';
import type { QualityProblem } from './measure/quality.ts';

export type PauseReason = 'hidden' | 'camera_off' | 'camera_muted';
export type UnavailableReason = 'failed' | 'too_slow' | 'no_consent' | 'readings_off';

/** The state of expression reading, with the reason if it does not run. */
export type ExpressionReadingState =
  | { status: 'off' }
  | { status: 'starting' }
  /** progress: 0 to 1, in steps of a twentieth. */
  | { status: 'calibrating'; progress: number; problem: QualityProblem | null }
  /** problem: why no reading is taken at the moment. hasMoved: the camera or chair was probably moved. */
  | { status: 'reading'; mode: ReadingMode; problem: QualityProblem | null; hasMoved: boolean }
  | { status: 'paused'; reason: PauseReason }
  | { status: 'unavailable'; reason: UnavailableReason };

export const READING_OFF: ExpressionReadingState = { status: 'off' };

const PROGRESS_STEPS = 20;

export function roundedProgress(progress: number): number {
  return Math.floor(progress * PROGRESS_STEPS) / PROGRESS_STEPS;
}

export function sameState(a: ExpressionReadingState, b: ExpressionReadingState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Why the camera's track cannot be read; null if it can. A camera that the person switched off is `enabled: false`. */
export function pauseReason(
  isHidden: boolean,
  track: Pick<MediaStreamTrack, 'enabled' | 'muted' | 'readyState'> | null,
): PauseReason | null {
  if (isHidden) return 'hidden';
  if (!track?.enabled || track.readyState === 'ended') return 'camera_off';
  return track.muted ? 'camera_muted' : null;
}

const SHOWN_AFTER_SECONDS = 1;

/** Debounces problems: one is shown, or removed, after it has lasted for a second. */
export function createProblemFilter(): (
  seconds: number,
  problem: QualityProblem | null,
) => QualityProblem | null {
  let shown: QualityProblem | null = null;
  let candidate: QualityProblem | null = null;
  let since = 0;
  return (seconds, problem) => {
    if (problem !== candidate) since = seconds;
    candidate = problem;
    if (seconds - since >= SHOWN_AFTER_SECONDS) shown = candidate;
    return shown;
  };
}
