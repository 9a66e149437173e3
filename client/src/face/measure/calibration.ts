import type { ReadingMode } from '@preproom/models/contract/readings/readings';
import { type Baseline, baselineOf } from './baseline.ts';
import type { FaceSignals } from './faceSignals.ts';
import { GAP_SECONDS } from './features.ts';
import type { TimedSignals } from './signalReader.ts';

const CALIBRATION_SECONDS = 10;
/** At ten and at five frames per second; with fewer, the medians would depend on single frames. */
const LEAST_FRAMES: Record<ReadingMode, number> = { full: 100, reduced: 40 };

/** Collects a person's resting face from usable frames. Time without a usable face does not count. */
export interface Calibration {
  /** The baseline once there are enough frames. */
  add(seconds: number, signals: FaceSignals, mode: ReadingMode): Baseline | null;
  /** 0 to 1. */
  progress(): number;
  /** The usable frames so far. */
  frames(): readonly TimedSignals[];
}

export function createCalibration(): Calibration {
  const collected: TimedSignals[] = [];
  let validSeconds = 0;
  let leastFrames = LEAST_FRAMES.full;
  let last = -Infinity;
  const progress = () => Math.min(1, validSeconds / CALIBRATION_SECONDS, collected.length / leastFrames);
  return {
    add(seconds, signals, mode) {
      const elapsed = seconds - last;
      if (elapsed <= GAP_SECONDS) validSeconds += elapsed;
      last = seconds;
      leastFrames = LEAST_FRAMES[mode];
      collected.push({ seconds, signals });
      return progress() >= 1 ? baselineOf(collected.map((frame) => frame.signals)) : null;
    },
    progress,
    frames: () => collected,
  };
}
