import type { FaceObservation } from './faceFrame.ts';
import type { HeadPose } from './headPose.ts';
import { ramp } from './maths.ts';

/** Readings of lower quality are not emitted. */
const LEAST_QUALITY = 0.5;

export type QualityProblem =
  | 'no_face'
  | 'two_faces'
  | 'turned_away'
  | 'too_small'
  | 'too_dark'
  | 'too_bright'
  | 'unsteady';

export interface Quality {
  /** 0 to 1, the product of its parts. */
  q: number;
  /** The worst part, if q is too low to emit. */
  problem: QualityProblem | null;
}

/**
 * How reliable a frame is. The face model reports no confidence, so it is derived here.
 * `turn`: the head's angles, from the baseline once there is one. `shareWithFace`: of the frames of the last second.
 */
export function faceQuality(face: FaceObservation, turn: HeadPose, shareWithFace: number): Quality {
  const parts: [QualityProblem, number][] = [
    ['two_faces', face.otherFaceShare > 0.5 ? 0 : 1],
    ['turned_away', (1 - ramp(Math.abs(turn.yaw), 30, 50)) * (1 - ramp(Math.abs(turn.pitchUp), 25, 40))],
    ['too_small', ramp(face.eyeSpan, 1 / 16, 1 / 8)],
    ['too_dark', ramp(face.luma, 25, 50)],
    ['too_bright', 1 - ramp(face.luma, 220, 245)],
    ['unsteady', shareWithFace],
  ];
  const q = parts.reduce((product, [, value]) => product * value, 1);
  const [worst] = parts.reduce((a, b) => (b[1] < a[1] ? b : a));
  return { q, problem: q < LEAST_QUALITY ? worst : null };
}
