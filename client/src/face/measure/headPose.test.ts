import { expect, test } from 'vitest';
import { matrixOf } from '../testing/prototypeFaces.ts';
import { headPose } from './headPose.ts';

test.each([
  { yaw: 20, pitchUp: 0, roll: 0 },
  { yaw: 0, pitchUp: -12, roll: 0 },
  { yaw: -31, pitchUp: 14, roll: 9 },
])('reads the angles $yaw, $pitchUp, $roll back from the matrix', (angles) => {
  const pose = headPose(matrixOf(angles));
  expect(pose.yaw).toBeCloseTo(angles.yaw, 9);
  expect(pose.pitchUp).toBeCloseTo(angles.pitchUp, 9);
  expect(pose.roll).toBeCloseTo(angles.roll, 9);
});

test('a nose that points below the camera is a chin down: pitchUp is negative', () => {
  // Third column: where the face's z axis (the nose) points; x right, y up, z to the camera.
  const nose = [0, -Math.sin(0.2), Math.cos(0.2)];
  const matrix = [1, 0, 0, 0, 0, Math.cos(0.2), Math.sin(0.2), 0, ...nose, 0, 0, 0, -30, 1];
  expect(headPose(matrix).pitchUp).toBeCloseTo(-11.46, 2);
});

test('a nose that points to the right of the picture is a positive yaw', () => {
  const nose = [Math.sin(0.2), 0, Math.cos(0.2)];
  const matrix = [Math.cos(0.2), 0, -Math.sin(0.2), 0, 0, 1, 0, 0, ...nose, 0, 0, 0, -30, 1];
  expect(headPose(matrix).yaw).toBeCloseTo(11.46, 2);
});
