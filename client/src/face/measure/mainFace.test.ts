import { expect, test } from 'vitest';
import { type Landmarks, mainFace } from './mainFace.ts';

/** 478 points of a square face; only its corners and the outer eye corners matter. */
function faceAt(x: number, y: number, size: number): Landmarks {
  const points = Array.from({ length: 478 }, () => ({ x, y }));
  points[0] = { x: x + size, y: y + size };
  points[33] = { x: x + 0.2 * size, y: y + 0.4 * size };
  points[263] = { x: x + 0.8 * size, y: y + 0.4 * size };
  return points;
}

test('no face', () => {
  expect(mainFace([], null, 0.75)).toBeNull();
});

test('the eye distance is a share of the width, also of a tilted face', () => {
  expect(mainFace([faceAt(0.3, 0.3, 0.4)], null, 0.75)?.eyeSpan).toBeCloseTo(0.24, 10);
  const tilted = faceAt(0.3, 0.3, 0.4).map((point, i) =>
    i === 263 ? { x: 0.38 + 0.18, y: 0.46 + 0.32 } : point,
  );
  expect(mainFace([tilted], null, 0.75)?.eyeSpan).toBeCloseTo(0.3, 10);
});

test('the larger face is the main one, and says how large the other is', () => {
  const main = mainFace([faceAt(0, 0, 0.2), faceAt(0.5, 0.2, 0.4)], null, 0.75);
  expect(main?.index).toBe(1);
  expect(main?.otherFaceShare).toBeCloseTo(0.25, 10);
});

test('of two faces of like size the one that was the main face stays it', () => {
  const [left, right] = [faceAt(0, 0.2, 0.4), faceAt(0.55, 0.2, 0.42)];
  const before = mainFace([left], null, 0.75)?.box ?? null;
  const main = mainFace([right, left], before, 0.75);
  expect(main?.index).toBe(1);
  expect(main?.otherFaceShare).toBeGreaterThan(0.5);
});
