import { capBaseline } from './activation.ts';
import { type FaceSignals, type Gaze, SHAPE_SIGNALS, type ShapeSignal } from './faceSignals.ts';
import type { HeadPose } from './headPose.ts';
import { median } from './maths.ts';

/** A person's face at rest; every reading is a difference from it. */
export interface Baseline {
  shapes: Record<ShapeSignal, number>;
  head: HeadPose;
  gaze: Gaze;
}

/** Uses medians, so that a few words or blinks during calibration do not matter. */
export function baselineOf(signals: readonly FaceSignals[]): Baseline {
  const shape = (name: ShapeSignal) => capBaseline(name, median(signals.map((s) => s.shapes[name])));
  return {
    shapes: Object.fromEntries(SHAPE_SIGNALS.map((name) => [name, shape(name)])) as Record<
      ShapeSignal,
      number
    >,
    ...poseBaselineOf(signals),
  };
}

/** Resting pose of head and eyes only, for a camera or chair that was moved. */
export function poseBaselineOf(
  signals: readonly Pick<FaceSignals, 'head' | 'gaze'>[],
): Pick<Baseline, 'head' | 'gaze'> {
  const middle = (pick: (s: Pick<FaceSignals, 'head' | 'gaze'>) => number) => median(signals.map(pick));
  return {
    head: {
      yaw: middle((s) => s.head.yaw),
      pitchUp: middle((s) => s.head.pitchUp),
      roll: middle((s) => s.head.roll),
    },
    gaze: { h: middle((s) => s.gaze.h), v: middle((s) => s.gaze.v) },
  };
}
