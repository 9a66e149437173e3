import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrollAfter, ZOOM, zoomBy } from './zoom.ts';

test('zooming stays between a whole page and its most, and one step out takes one step in back', () => {
  expect(zoomBy(1, 1)).toBe(1.5);
  expect(zoomBy(zoomBy(1, 1), -1)).toBe(1);
  expect(zoomBy(1, -1)).toBe(ZOOM.least);
  expect(zoomBy(1, 100)).toBe(ZOOM.most);
});

test('the point under the fingers stays there', () => {
  const place = fc.nat(5_000);
  const ratio = fc.double({ min: 0.25, max: 4, noNaN: true });
  fc.assert(
    fc.property(place, place, ratio, (scroll, at, by) => {
      const before = scroll + at;
      expect((scrollAfter(scroll, at, by) + at) / by).toBeCloseTo(before, 6);
    }),
  );
});
