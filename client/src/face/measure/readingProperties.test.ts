import { describe, expect, test } from 'vitest';
import {
  mirrored,
  observe,
  PROTOTYPE_FACES,
  type Prototype,
  type PrototypeFace,
} from '../testing/prototypeFaces.ts';
import { averages, baselineAt, largestDifference, readFace, restBaseline } from '../testing/readFace.ts';
import { baselineOf } from './baseline.ts';
import { faceSignals } from './faceSignals.ts';
import { createFeatureTracker } from './features.ts';
import { computeReadings } from './formulas.ts';

const [R, N, E, C, D] = [0, 1, 2, 3, 4] as const;
const faces: [string, PrototypeFace][] = Object.entries(PROTOTYPE_FACES);

/** A reproducible stream of numbers in [0, 1). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('a sweep of one movement from 0 to 1', () => {
  const SWEEPS: [string, (x: number) => Prototype, [reading: number, direction: 1 | -1][]][] = [
    [
      'smile, on a face that scowls and frowns a little',
      (x) => ({ shapes: { mouthSmile: x, browDown: 0.4, mouthPress: 0.3, mouthFrown: 0.2 } }),
      [
        [E, 1],
        [C, 1],
        [R, -1],
        [D, -1],
      ],
    ],
    [
      'lowered brow with pressed lips',
      (x) => ({ shapes: { browDown: x, mouthPress: 0.3 } }),
      [
        [R, 1],
        [C, -1],
      ],
    ],
    ['frown', (x) => ({ shapes: { mouthFrown: x } }), [[D, 1]]],
    [
      'pressed lips',
      (x) => ({ shapes: { mouthPress: x, browDown: 0.3 } }),
      [
        [R, 1],
        [N, 1],
        [C, -1],
      ],
    ],
    ['stretched lips', (x) => ({ shapes: { mouthStretch: x } }), [[N, 1]]],
    [
      'head turned',
      (x) => ({ shapes: {}, pose: { yaw: 45 * x } }),
      [
        [N, 1],
        [C, -1],
      ],
    ],
    [
      'chin down',
      (x) => ({ shapes: {}, pose: { pitchUp: -35 * x } }),
      [
        [D, 1],
        [C, -1],
      ],
    ],
  ];
  test.each(SWEEPS)('%s moves its readings one way only', (_, face, directions) => {
    const steps = Array.from({ length: 21 }, (_unused, i) => {
      return averages(readFace(() => face(i / 20), { seconds: 3, fps: 10 }));
    });
    for (const [reading, direction] of directions) {
      const values = steps.map((step) => direction * (step[reading] ?? 0));
      for (const [i, value] of values.slice(1).entries())
        expect(value).toBeGreaterThanOrEqual((values[i] ?? 0) - 1e-12);
      expect((values.at(-1) ?? 0) - (values[0] ?? 0)).toBeGreaterThan(0.04);
    }
  });
});

test.each(faces)('%s reads exactly the same in a mirror', (_, face) => {
  const seen = readFace(face, { seconds: 30 });
  const observeMirrored = (of: PrototypeFace, at: number) => {
    const { shapes, matrix: _matrix, ...rest } = observe(of(at));
    const twin = mirrored({ shapes: { ...shapes }, pose: of(at).pose ?? {} });
    return { ...rest, shapes: twin.shapes, matrix: observe(twin).matrix };
  };
  expect(readFace(face, { seconds: 30, observeAt: observeMirrored })).toEqual(seen);
});

test.each([10, 12, 20, 24, 30])(
  'at %i frames a second the averages stay within 0.0073 of those at 15',
  (fps) => {
    for (const [, face] of faces)
      expect(
        largestDifference(averages(readFace(face, { fps })), averages(readFace(face))),
      ).toBeLessThanOrEqual(0.0073);
  },
);

describe('reduced mode: five frames a second without the blink term', () => {
  const reduced = (face: PrototypeFace) => averages(readFace(face, { fps: 5, countBlinks: false }));

  test('stays within 0.01 of the same formulas at 15', () => {
    for (const [, face] of faces)
      expect(largestDifference(reduced(face), averages(readFace(face, { countBlinks: false })))).toBeLessThan(
        0.01,
      );
  });

  test('differs from full mode in Nervousness alone, by at most 0.11', () => {
    for (const [, face] of faces) {
      const [full, less] = [averages(readFace(face)), reduced(face)];
      for (const reading of [R, E, C, D]) expect(Math.abs(full[reading] - less[reading])).toBeLessThan(0.01);
      expect(Math.abs(full[N] - less[N])).toBeLessThan(0.11);
    }
  });
});

test('30 % of the frames lost and the others jittering change the averages by at most 0.02', () => {
  // Five runs, because which of the few dozen blinks fall between frames is random.
  const runs = [1, 2, 3, 4, 5].map((seed) => {
    const random = createRandom(seed);
    return Array.from({ length: 90 * 15 }, (_, i) => (i + 0.4 * random()) / 15).filter(() => random() > 0.3);
  });
  for (const [, face] of faces) {
    const lossy = averages(runs.flatMap((times) => readFace(face, { times })));
    expect(largestDifference(lossy, averages(readFace(face)))).toBeLessThanOrEqual(0.02);
  }
});

test('20,000 random frames keep every reading between 0 and 1', () => {
  const random = createRandom(20_261_120);
  const names = Object.keys(observe({ shapes: {} }).shapes);
  const anything = () => ({
    shapes: Object.fromEntries(names.map((name) => [name, random()])),
    matrix: Array.from({ length: 16 }, () => 2 * random() - 1),
  });
  const tracker = createFeatureTracker(baselineOf(Array.from({ length: 5 }, () => faceSignals(anything()))));
  let seconds = 0;
  for (let i = 0; i < 20_000; i++) {
    seconds += random() < 0.001 ? 3 : 0.2 * random();
    const values = computeReadings(tracker.add(seconds, faceSignals(anything()), random() > 0.1));
    for (const value of values) expect(value >= 0 && value <= 1, `${values}`).toBe(true);
  }
});

test('a head that comes back elsewhere after a gap has not moved', () => {
  const tracker = createFeatureTracker(restBaseline);
  const at = (seconds: number, yaw: number) =>
    tracker.add(seconds, faceSignals(observe({ shapes: {}, pose: { yaw } })), true);
  for (let i = 0; i < 60; i++) at(i / 15, 0);
  const after = Array.from({ length: 60 }, (_, i) => at(5.1 + i / 15, 10));
  expect(Math.max(...after.map((features) => features.move))).toBe(0);
  expect(Math.max(...after.map((features) => features.liveliness))).toBe(0);
});

test('the same jump without a gap is movement', () => {
  const tracker = createFeatureTracker(restBaseline);
  const features = Array.from({ length: 60 }, (_, i) =>
    tracker.add(i / 15, faceSignals(observe({ shapes: {}, pose: { yaw: i < 30 ? 0 : 10 } })), true),
  );
  expect(Math.max(...features.map(({ move }) => move))).toBeGreaterThan(0.1);
});

test('a smile that was there during calibration still counts later', () => {
  const baseline = baselineAt(PROTOTYPE_FACES['mouth smile']);
  const enthusiasm = (name: 'mouth smile' | 'smile and squint') =>
    averages(readFace(PROTOTYPE_FACES[name], { baseline }))[E];
  expect(enthusiasm('smile and squint')).toBeCloseTo(0.29, 2);
  expect(enthusiasm('mouth smile')).toBeCloseTo(0.225, 3);
});
