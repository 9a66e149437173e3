import { expect, test } from 'vitest';
import { faceSignals } from '../../face/measure/faceSignals.ts';
import { observe } from '../../face/testing/prototypeFaces.ts';
import { startExercises } from './exercises.ts';

const signals = (mouthSmile: number, yaw: number) =>
  faceSignals(observe({ shapes: { mouthSmile }, pose: { yaw } }));

test('the list is worked through by time', () => {
  const run = startExercises(100);
  expect(run.now(100)).toEqual({ exercise: { name: 'rest', seconds: 10 }, secondsLeft: 10 });
  expect(run.now(112)?.exercise.name).toBe('smile');
  expect(run.now(163)).toBeNull();
});

test('each exercise keeps the largest of each movement, and nothing but numbers', () => {
  const run = startExercises(0);
  run.add(1, signals(0.1, -2));
  run.add(11, signals(0.7, 3));
  run.add(12, signals(0.5, -8));
  run.add(500, signals(1, 40));
  const [rest, smile, ...more] = run.records();
  expect(more).toEqual([]);
  expect(rest).toMatchObject({ name: 'rest', frames: 1 });
  expect(smile?.frames).toBe(2);
  expect(smile?.maxima.mouthSmile).toBeCloseTo(0.7, 10);
  expect(smile?.maxima.yaw).toBeCloseTo(8, 10);
  expect(Object.values(smile?.maxima ?? {}).every((value) => typeof value === 'number')).toBe(true);
});
