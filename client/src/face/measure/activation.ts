import type { ShapeSignal } from './faceSignals.ts';
import { clamp01 } from './maths.ts';

/** The value of a shape that counts as fully shown. Engineering choices, not yet confirmed on people (decision 004). */
const FULL_SCALE: Record<ShapeSignal, number> = {
  browDown: 0.6,
  browInnerUp: 0.6,
  browOuterUp: 0.5,
  eyeSquint: 0.7,
  eyeWide: 0.15,
  eyeBlink: 0.6,
  mouthSmile: 0.8,
  mouthFrown: 0.3,
  mouthUpperUp: 0.6,
  mouthShrugLower: 0.5,
  mouthStretch: 0.4,
  mouthPress: 0.4,
  mouthRollLower: 0.5,
  jawOpen: 0.5,
};

/** Movement below this is noise of the model. */
const DEAD_BAND = 0.04;
/** Lower bound of the range: a rest close to full scale would turn noise into full activation. */
const LEAST_SPAN = 0.2;
const BASELINE_CAP = 0.9;
/** A polite smile during calibration must not erase later smiles. */
const SMILE_BASELINE_CAP = 0.48;

export function capBaseline(signal: ShapeSignal, value: number): number {
  return Math.min(value, signal === 'mouthSmile' ? SMILE_BASELINE_CAP : BASELINE_CAP);
}

/** How far a shape is between the person's rest and full scale, 0 to 1. `rest` is the (capped) baseline median. */
export function activation(signal: ShapeSignal, value: number, rest: number): number {
  const zero = rest + DEAD_BAND;
  return clamp01((value - zero) / Math.max(FULL_SCALE[signal] - zero, LEAST_SPAN));
}
