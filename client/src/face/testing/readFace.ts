import { READINGS_PER_SECOND } from '@preproom/models/contract/readings/readings';
import { type Baseline, baselineOf } from '../measure/baseline.ts';
import type { FaceObservation } from '../measure/faceFrame.ts';
import { faceSignals } from '../measure/faceSignals.ts';
import type { ReadingValues } from '../measure/formulas.ts';
import { createSignalReader } from '../measure/signalReader.ts';
import { observe, type PrototypeFace, restFace } from './prototypeFaces.ts';

export const restBaseline = baselineAt(restFace);
/** A baseline of zero everywhere, as without calibration. */
export const emptyBaseline = baselineOf([]);

export function baselineAt(face: PrototypeFace): Baseline {
  return baselineOf([faceSignals(observe(face(0)))]);
}

export interface ReadingRun {
  fps?: number;
  seconds?: number;
  baseline?: Baseline;
  countBlinks?: boolean;
  /** The frames' instants, when they are not evenly spaced. */
  times?: readonly number[];
  observeAt?: (face: PrototypeFace, seconds: number) => FaceObservation;
}

/** The readings of a face at every emission instant, as the pipeline computes them, without quality gates. */
export function readFace(face: PrototypeFace, run: ReadingRun = {}): ReadingValues[] {
  const { fps = 15, seconds = 90, baseline = restBaseline, countBlinks = true } = run;
  const times = run.times ?? Array.from({ length: seconds * fps }, (_, i) => i / fps);
  const observeAt = run.observeAt ?? ((of, at) => observe(of(at)));
  const read = createSignalReader(baseline);
  const emitted: ReadingValues[] = [];
  let lastSlot = -1;
  for (const at of times) {
    const values = read({ seconds: at, signals: faceSignals(observeAt(face, at)) }, countBlinks);
    // Floating point: sums of frame periods can fall just short of whole seconds.
    const slot = Math.floor(at * READINGS_PER_SECOND + 1e-9);
    if (slot > lastSlot) emitted.push(values);
    lastSlot = slot;
  }
  return emitted;
}

export type Averages = [number, number, number, number, number];

export function averages(readings: readonly ReadingValues[]): Averages {
  const of = (i: 0 | 1 | 2 | 3 | 4) => readings.reduce((sum, values) => sum + values[i], 0) / readings.length;
  return [of(0), of(1), of(2), of(3), of(4)];
}

export function largestDifference(a: readonly number[], b: readonly number[]): number {
  return Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? Number.NaN))));
}
