import type { FaceObservation } from '../measure/faceFrame.ts';
import type { HeadPose } from '../measure/headPose.ts';

/**
 * Synthetic faces whose movement over time is known exactly (decision 004, appendix). They test that the code computes the
 * formulas, not that the formulas hold for people.
 */
export interface Prototype {
  shapes: Record<string, number>;
  pose?: Partial<HeadPose>;
}
export type PrototypeFace = (seconds: number) => Prototype;

const PAIRED =
  /^(browDown|browOuterUp|eyeSquint|eyeBlink|eyeWide|eyeLookDown|mouthSmile|mouthFrown|mouthPress|mouthStretch|mouthUpperUp)$/;

const REST: Record<string, number> = {
  browDown: 0.01,
  browInnerUp: 0.02,
  browOuterUp: 0.01,
  eyeSquint: 0.25,
  eyeBlink: 0.1,
  eyeWide: 0.003,
  mouthSmile: 0.01,
  mouthFrown: 0.01,
  mouthPress: 0.03,
  mouthRollLower: 0.03,
  mouthStretch: 0.01,
  mouthShrugLower: 0.05,
  mouthUpperUp: 0.01,
  jawOpen: 0.02,
};

const wave = (frequency: number, t: number) => Math.sin(2 * Math.PI * frequency * t);
const blink = (perMinute: number, t: number) => ({ eyeBlink: t % (60 / perMinute) < 0.2 ? 0.7 : 0.1 });
const talk = (t: number) => ({
  jawOpen: 0.02 + 0.18 * Math.max(0, wave(2.3, t)) * (0.6 + 0.4 * wave(0.4, t)),
});
const bothBrows = (x: number) => ({ browInnerUp: x, browOuterUp: x });
const sway = (amplitude: number, frequency: number, t: number): HeadPose => ({
  yaw: amplitude * wave(frequency, t),
  pitchUp: 0.6 * amplitude * Math.sin(2 * Math.PI * 0.7 * frequency * t + 1),
  roll: 0.3 * amplitude * Math.sin(2 * Math.PI * 0.5 * frequency * t + 2),
});

export const PROTOTYPE_FACES = {
  'neutral listening': (t) => ({ shapes: blink(17, t), pose: sway(0.4, 0.3, t) }),
  'neutral speech': (t) => ({
    shapes: {
      ...talk(t),
      ...blink(24, t),
      mouthPress: t % 0.9 < 0.1 ? 0.35 : 0.03,
      browOuterUp: 0.01 + 0.05 * Math.max(0, Math.sin(t)),
    },
    pose: sway(2, 0.5, t),
  }),
  'flat speech': (t) => ({ shapes: { ...talk(t), ...blink(20, t) }, pose: sway(0.3, 0.2, t) }),
  'mouth smile': (t) => ({ shapes: { mouthSmile: 0.7, ...blink(17, t) }, pose: sway(0.4, 0.3, t) }),
  'smile and squint': (t) => ({
    shapes: { mouthSmile: 0.7, eyeSquint: 0.65, ...blink(17, t) },
    pose: sway(0.4, 0.3, t),
  }),
  enthusiastic: (t) => ({
    shapes: {
      ...talk(t),
      ...blink(24, t),
      mouthSmile: 0.45 + 0.3 * wave(0.25, t),
      eyeSquint: 0.55,
      ...bothBrows(0.15 + 0.15 * wave(0.3, t)),
    },
    pose: sway(4, 0.6, t),
  }),
  confident: (t) => ({
    shapes: {
      ...talk(t),
      ...blink(20, t),
      mouthSmile: 0.25 + 0.12 * wave(0.15, t),
      ...bothBrows(0.06 + 0.05 * wave(0.2, t)),
    },
    pose: sway(1.5, 0.4, t),
  }),
  anger: (t) => ({
    shapes: { browDown: 0.6, mouthPress: 0.4, eyeSquint: 0.6, ...blink(12, t) },
    pose: sway(0.5, 0.3, t),
  }),
  'scowl only': () => ({ shapes: { browDown: 0.6 } }),
  sad: (t) => ({
    shapes: { browInnerUp: 0.5, mouthFrown: 0.25, mouthShrugLower: 0.3, eyeLookDown: 0.5, ...blink(12, t) },
    pose: { pitchUp: -12 },
  }),
  nervous: (t) => ({
    shapes: {
      ...talk(t),
      ...blink(50, t),
      mouthPress: t % 3 < 1.2 ? 0.35 : 0.03,
      mouthRollLower: t % 7 < 1.5 ? 0.45 : 0.03,
      mouthStretch: 0.25,
      browInnerUp: 0.3,
      ...(wave(0.5, t) > 0.2 ? { eyeLookOutLeft: 0.8, eyeLookInRight: 0.8 } : {}),
    },
    pose: sway(5, 1.2, t),
  }),
  'turned 26': (t) => ({
    shapes: { ...talk(t), ...blink(20, t) },
    pose: { yaw: 26 + Math.sin(t), pitchUp: -4 },
  }),
} satisfies Record<string, PrototypeFace>;

export const restFace: PrototypeFace = () => ({ shapes: {} });
export const heavyBrowFace: PrototypeFace = (t) => ({
  shapes: { browDown: 0.62, mouthPress: 0.22, ...blink(17, t) },
  pose: sway(0.4, 0.3, t),
});

/** The prototype as MediaPipe would report it: blendshapes for both sides, and a matrix. */
export function observe({ shapes, pose = {} }: Prototype): FaceObservation {
  const both: Record<string, number> = {};
  for (const [name, value] of Object.entries({ ...REST, ...shapes })) {
    if (PAIRED.test(name)) {
      both[`${name}Left`] = value;
      both[`${name}Right`] = value;
    } else both[name] = value;
  }
  return { shapes: both, matrix: matrixOf(pose), eyeSpan: 0.2, luma: 120, otherFaceShare: 0 };
}

/** Column-major Rz(roll)·Ry(yaw)·Rx(-pitchUp), angles in degrees. */
export function matrixOf({ yaw = 0, pitchUp = 0, roll = 0 }: Partial<HeadPose>): number[] {
  const [a, b, c] = [roll, yaw, -pitchUp].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const [sinA, cosA, sinB, cosB, sinC, cosC] = [a, b, c].flatMap((x) => [Math.sin(x), Math.cos(x)]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return [
    ...[cosA * cosB, sinA * cosB, -sinB, 0],
    ...[cosA * sinB * sinC - sinA * cosC, sinA * sinB * sinC + cosA * cosC, cosB * sinC, 0],
    ...[cosA * sinB * cosC + sinA * sinC, sinA * sinB * cosC - cosA * sinC, cosB * cosC, 0],
    ...[0, 0, -30, 1],
  ];
}

/** The mirrored face: sides swapped, yaw and roll negated. */
export function mirrored({ shapes, pose = {} }: Prototype): Prototype {
  const swap = (name: string) =>
    name.replace(/(Left|Right)$/, (side) => (side === 'Left' ? 'Right' : 'Left'));
  const swapped = Object.fromEntries(Object.entries(shapes).map(([name, value]) => [swap(name), value]));
  return { shapes: swapped, pose: { ...pose, yaw: -(pose.yaw ?? 0), roll: -(pose.roll ?? 0) } };
}
