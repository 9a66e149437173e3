import { describe, expect, test } from 'vitest';
import { speechTruth } from '../support/room/media.ts';
import { measure, samplesOf, score, withNoise } from '../support/room/speechFiles.ts';

/** The estimate of the rate of syllables may be off by so much. */
const RATE_TOLERANCE = 0.15;

describe.each(['speechLearner', 'speechMentor'] as const)('%s', (name) => {
  test('in quiet', () => {
    const { timeF1, segmentF1, rateRatio } = score(measure(samplesOf(name)), speechTruth(name).segments);
    expect(timeF1).toBeGreaterThanOrEqual(0.9);
    expect(segmentF1).toBeGreaterThanOrEqual(0.9);
    expect(Math.abs(rateRatio - 1)).toBeLessThanOrEqual(RATE_TOLERANCE);
  });

  test.each([
    ['white', 1],
    ['white', 2],
    ['brownish', 3],
    ['brownish', 4],
  ] as const)('with %s noise 10 dB below it (seed %i)', (colour, seed) => {
    const found = measure(withNoise(name, { db: 10, colour, seed }));
    const { timeF1, segmentF1, rateRatio } = score(found, speechTruth(name).segments);
    expect(timeF1).toBeGreaterThanOrEqual(0.8);
    expect(segmentF1).toBeGreaterThanOrEqual(0.8);
    expect(Math.abs(rateRatio - 1)).toBeLessThanOrEqual(RATE_TOLERANCE);
  });

  test('as quietly as somebody far from the microphone', () => {
    const quiet = samplesOf(name).map((sample) => sample / 16);
    expect(score(measure(quiet), speechTruth(name).segments).timeF1).toBeGreaterThanOrEqual(0.9);
  });
});

test('noise alone, and digital silence, are no speech', () => {
  const noise = withNoise('speechMentor', { db: 10, colour: 'white', seed: 5 });
  const clean = samplesOf('speechMentor');
  expect(measure(noise.map((sample, i) => sample - (clean[i] ?? 0)))).toEqual([]);
  expect(measure(new Float32Array(160_000))).toEqual([]);
});

test('speech of half a minute without a pause is handed over in parts that touch', () => {
  const frames = Float32Array.from({ length: 16_000 * 31 }, (_, i) => {
    const seconds = i / 16_000;
    // Four loud swells of a 700 Hz tone in a second, after one second of quiet.
    return seconds < 1
      ? 0.0001 * Math.sin(i)
      : 0.2 * (1.05 - Math.cos(8 * Math.PI * seconds)) * Math.sin(0.27 * i);
  });
  const parts = measure(frames);
  expect(parts.length).toBeGreaterThanOrEqual(3);
  for (const [i, { startMs, endMs }] of parts.entries()) {
    expect(endMs - startMs).toBeLessThanOrEqual(10_000);
    if (i > 0) expect(startMs).toBe(parts[i - 1]?.endMs);
  }
});
