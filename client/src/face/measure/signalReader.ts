import type { Baseline } from './baseline.ts';
import type { FaceSignals } from './faceSignals.ts';
import { createFeatureTracker } from './features.ts';
import { computeReadings, type ReadingValues } from './formulas.ts';
import { createSmoother } from './smoothing.ts';

export interface TimedSignals {
  seconds: number;
  signals: FaceSignals;
}

/** Computes readings frame by frame relative to a resting face: features, formulas, smoothing. */
export type SignalReader = (frame: TimedSignals, countBlinks: boolean) => ReadingValues;

export function createSignalReader(baseline: Baseline): SignalReader {
  const tracker = createFeatureTracker(baseline);
  const smooth = createSmoother();
  return ({ seconds, signals }, countBlinks) =>
    smooth(seconds, computeReadings(tracker.add(seconds, signals, countBlinks)));
}
