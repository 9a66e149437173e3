import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bringIntoView,
  fitTo,
  panBy,
  pinch,
  type ScreenPoint,
  toBoard,
  toScreen,
  zoomAt,
} from './viewport.ts';

const number = fc.double({ min: -2_000, max: 2_000, noNaN: true });
const view = fc.record({ x: number, y: number, scale: fc.double({ min: 0.2, max: 4, noNaN: true }) });
const pixel = fc.double({ min: 0, max: 1_000, noNaN: true });
const point: fc.Arbitrary<ScreenPoint> = fc.tuple(pixel, pixel);
const bounds = fc.record({ x: number, y: number, width: pixel, height: pixel });
const size = fc.record({
  width: fc.integer({ min: 300, max: 2_000 }),
  height: fc.integer({ min: 200, max: 900 }),
});

function expectNear(actual: readonly number[], expected: readonly number[], within = 1e-3) {
  for (const [i, one] of actual.entries()) expect(Math.abs(one - (expected[i] ?? 0))).toBeLessThan(within);
}

it('goes from the screen to the board and back', () => {
  fc.assert(
    fc.property(view, point, (seen, at) => {
      // Places of the board are whole.
      expectNear(toScreen(seen, toBoard(seen, at)), at, 0.5 * seen.scale + 1e-3);
    }),
  );
});

it('keeps the place under the pointer when it zooms, and follows when it pans', () => {
  fc.assert(
    fc.property(view, point, fc.double({ min: 0.5, max: 2, noNaN: true }), number, (seen, at, factor, dx) => {
      const under = [seen.x + at[0] / seen.scale, seen.y + at[1] / seen.scale] as const;
      expectNear(toScreen(zoomAt(seen, at, factor), under), at);
      expectNear(toScreen(panBy(seen, dx, -dx), under), [at[0] + dx, at[1] - dx]);
    }),
  );
  expect(zoomAt({ x: 0, y: 0, scale: 1 }, [0, 0], 100).scale).toBe(4);
  expect(zoomAt({ x: 0, y: 0, scale: 1 }, [0, 0], 0).scale).toBe(0.1);
});

it('keeps what is under two fingers between them', () => {
  fc.assert(
    fc.property(view, point, point, point, point, (seen, a, b, c, d) => {
      const middleOf = (p: ScreenPoint, q: ScreenPoint) => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as const;
      const before = middleOf(a, b);
      const under = [seen.x + before[0] / seen.scale, seen.y + before[1] / seen.scale] as const;
      expectNear(toScreen(pinch(seen, [a, b], [c, d]), under), middleOf(c, d), 1e-2);
    }),
  );
});

it('shows all that was drawn, or what is chosen', () => {
  const within = (
    seen: ReturnType<typeof fitTo>,
    box: typeof bounds extends fc.Arbitrary<infer B> ? B : never,
    whole: { width: number; height: number },
  ) => {
    const [left, top] = toScreen(seen, [box.x, box.y]);
    const [right, bottom] = toScreen(seen, [box.x + box.width, box.y + box.height]);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1e-3);
    expect(right).toBeLessThanOrEqual(whole.width + 1e-3);
    expect(bottom).toBeLessThanOrEqual(whole.height + 1e-3);
  };
  fc.assert(fc.property(bounds, size, (box, whole) => within(fitTo(box, whole), box, whole)));
  fc.assert(
    fc.property(view, bounds, size, (seen, box, whole) => {
      const moved = bringIntoView(seen, box, whole);
      expect(moved.scale).toBe(seen.scale);
      const isSmall = box.width * seen.scale <= whole.width && box.height * seen.scale <= whole.height;
      if (isSmall) within(moved, box, whole);
      expectNear(Object.values(bringIntoView(moved, box, whole)), Object.values(moved), 1e-6);
    }),
  );
  expect(fitTo(null, { width: 100, height: 100 })).toEqual({ x: 0, y: 0, scale: 1 });
});
