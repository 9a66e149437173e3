import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calibrate, slownessOf } from './slowness.ts';

test('a limit never shrinks and grows at most six times', () => {
  fc.assert(
    fc.property(fc.double(), (ms) => {
      const slowness = slownessOf(ms);
      expect(slowness).toBeGreaterThanOrEqual(1);
      expect(slowness).toBeLessThanOrEqual(6);
    }),
  );
});

test('a device that takes twice as long gets twice the time', () => {
  expect(slownessOf(14) / slownessOf(7)).toBe(2);
});

test('the shortest round counts', () => {
  const times = [0, 30, 30, 40, 40, 90];
  expect(calibrate(() => times.shift() ?? 0)).toBe(10);
});
