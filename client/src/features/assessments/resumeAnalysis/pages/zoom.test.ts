import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstZoom, scrollAfter, ZOOM, zoomBy } from './zoom.ts';

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

const PHONE = { viewWidth: 336, pageWidth: 595, fontSize: 10, lineWidth: null };

test('a page opens on a phone with letters of eleven pixels, and on a desk as a whole', () => {
  expect((10 * PHONE.viewWidth * firstZoom(PHONE)) / PHONE.pageWidth).toBeCloseTo(11);
  expect(firstZoom({ ...PHONE, viewWidth: 832 })).toBe(ZOOM.least);
});

test('a line that is asked for is in sight entirely, and no line is zoomed more than to be read', () => {
  const view = fc.record({
    viewWidth: fc.integer({ min: 296, max: 832 }),
    pageWidth: fc.integer({ min: 400, max: 900 }),
    fontSize: fc.integer({ min: 6, max: 24 }),
  });
  fc.assert(
    fc.property(view, fc.double({ min: 0.05, max: 1, noNaN: true }), (page, share) => {
      const zoom = firstZoom({ ...page, lineWidth: share * page.pageWidth });
      const pixels = share * page.viewWidth * zoom;
      expect(pixels).toBeLessThanOrEqual(page.viewWidth + 0.001);
      expect(zoom).toBeLessThanOrEqual(firstZoom({ ...page, lineWidth: null }));
    }),
  );
});
