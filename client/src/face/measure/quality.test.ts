import { describe, expect, test } from 'vitest';
import { observe } from '../testing/prototypeFaces.ts';
import type { FaceObservation } from './faceFrame.ts';
import { faceQuality } from './quality.ts';

const straight = { yaw: 0, pitchUp: 0, roll: 0 };
const good = observe({ shapes: {} });
const face = (change: Partial<FaceObservation>) => faceQuality({ ...good, ...change }, straight, 1);

test('a lit face of fair size that looks at the camera is of full quality', () => {
  expect(face({})).toEqual({ q: 1, problem: null });
});

describe('the worst part gives the reason', () => {
  test.each([
    ['too_small', { eyeSpan: 0.07 }],
    ['too_dark', { luma: 30 }],
    ['too_bright', { luma: 240 }],
    ['two_faces', { otherFaceShare: 0.6 }],
  ] as const)('%s', (problem, change) => {
    expect(face(change).problem).toBe(problem);
    expect(face(change).q).toBeLessThan(0.5);
  });

  test.each([
    ['sideways', { yaw: 42, pitchUp: 0, roll: 0 }],
    ['to the other side', { yaw: -42, pitchUp: 0, roll: 0 }],
    ['down', { yaw: 0, pitchUp: -35, roll: 0 }],
  ])('turned away %s', (_, turn) => {
    expect(faceQuality(good, turn, 1).problem).toBe('turned_away');
  });

  test('unsteady: the face was lost in most of the last second', () => {
    expect(faceQuality(good, straight, 0.4).problem).toBe('unsteady');
  });
});

test.each([
  [1 / 16, 0],
  [3 / 32, 0.5],
  [1 / 8, 1],
])('an eye distance of %d of the width counts %d, whatever the frame is shrunk to', (eyeSpan, q) => {
  expect(face({ eyeSpan }).q).toBeCloseTo(q, 10);
});

test('a small second face does no harm', () => {
  expect(face({ otherFaceShare: 0.4 }).q).toBe(1);
});
