import type { Blendshapes, FaceObservation } from './faceFrame.ts';
import { type HeadPose, headPose } from './headPose.ts';

/** The blendshapes that the formulas use; two-sided ones as their mean. */
export const SHAPE_SIGNALS = [
  'browDown',
  'browInnerUp',
  'browOuterUp',
  'eyeSquint',
  'eyeWide',
  'eyeBlink',
  'mouthSmile',
  'mouthFrown',
  'mouthUpperUp',
  'mouthShrugLower',
  'mouthStretch',
  'mouthPress',
  'mouthRollLower',
  'jawOpen',
] as const;
export type ShapeSignal = (typeof SHAPE_SIGNALS)[number];

/** Horizontal (towards the image's right, as yaw) and vertical (up) deflection of the eyes, about -1 to 1. */
export interface Gaze {
  h: number;
  v: number;
}

export interface FaceSignals {
  shapes: Record<ShapeSignal, number>;
  head: HeadPose;
  gaze: Gaze;
}

const ONE_SIDED: readonly ShapeSignal[] = ['browInnerUp', 'mouthShrugLower', 'mouthRollLower', 'jawOpen'];

export function faceSignals({ shapes, matrix }: Pick<FaceObservation, 'shapes' | 'matrix'>): FaceSignals {
  const of = (name: string) => shapes[name] ?? 0;
  const signal = (name: ShapeSignal) =>
    ONE_SIDED.includes(name) ? of(name) : (of(`${name}Left`) + of(`${name}Right`)) / 2;
  return {
    shapes: Object.fromEntries(SHAPE_SIGNALS.map((name) => [name, signal(name)])) as Record<
      ShapeSignal,
      number
    >,
    head: headPose(matrix),
    gaze: gaze(shapes),
  };
}

// Subtracts sums of the same two shapes, so that a mirrored face gives exactly the negative.
function gaze(shapes: Blendshapes): Gaze {
  const of = (name: string) => shapes[`eyeLook${name}`] ?? 0;
  return {
    h: (of('OutLeft') + of('InRight') - (of('InLeft') + of('OutRight'))) / 2,
    v: (of('UpLeft') + of('UpRight') - (of('DownLeft') + of('DownRight'))) / 2,
  };
}
