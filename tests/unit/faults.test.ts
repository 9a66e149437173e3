import { describe, expect, test } from 'vitest';
import { judgeRecording } from '../faults/findings.ts';
import type { Recording } from '../faults/recorder.ts';

/** A minute at ten frames and 48,000 samples a second, with a fault from second 10 to second 40. */
const TIMES = { startMs: 10_000, healedMs: 40_000, endMs: 60_000 };

interface Wrong {
  /** In seconds: no frame from the first to the second. */
  frozen?: [number, number];
  /** In seconds: half of the sound is made up. */
  broken?: [number, number];
  texts?: Recording['texts'];
}

function recordingOf({ frozen = [0, 0], broken = [0, 0], texts = [] }: Wrong): Recording {
  const frames = Array.from({ length: 600 }, (_, i) => ({ atMs: i * 100, width: i < 150 ? 640 : 320 }));
  let madeUpSamples = 0;
  const counters = Array.from({ length: 121 }, (_, i) => {
    const atMs = i * 500;
    if (atMs > broken[0] * 1_000 && atMs <= broken[1] * 1_000) madeUpSamples += 12_000;
    return { atMs, samples: i * 24_000, madeUpSamples, receivedBytes: i * 10_000 };
  });
  const isSeen = ({ atMs }: { atMs: number }) => atMs <= frozen[0] * 1_000 || atMs >= frozen[1] * 1_000;
  return { frames: frames.filter(isSeen), counters, texts };
}

const judge = (wrong: Wrong, isOutage = false) => judgeRecording(recordingOf(wrong), TIMES, isOutage);

describe('what a recording says about a fault', () => {
  test('a call that does not notice it', () => {
    expect(judge({})).toEqual({
      longestFreezeMs: 100,
      pictureBackMs: 0,
      madeUpDuring: 0,
      madeUpLater: 0,
      soundWholeAfterMs: 0,
      audioOnlyAfterMs: null,
      adapted: { framesPerSecond: 10, width: 320, bitsPerSecond: 160_000 },
      texts: [],
    });
  });

  test('an outage: the picture comes back 3 seconds after it, the sound 4', () => {
    const { longestFreezeMs, pictureBackMs, madeUpDuring, madeUpLater } = judge(
      { frozen: [10, 43], broken: [10, 44] },
      true,
    );
    expect({ longestFreezeMs, pictureBackMs }).toEqual({ longestFreezeMs: 33_000, pictureBackMs: 3_000 });
    expect(madeUpDuring).toBe(0.5);
    // 2 of the 18 seconds are half made up.
    expect(madeUpLater).toBeCloseTo(1 / 18);
  });

  test('a picture that has not come back', () => {
    expect(judge({ frozen: [10, 60] }, true)).toMatchObject({
      longestFreezeMs: 50_000,
      pictureBackMs: null,
    });
  });

  test('a fault that is adapted to: the sound is whole from the sixth second on', () => {
    const { soundWholeAfterMs, madeUpDuring, madeUpLater } = judge({ broken: [10, 15] });
    expect(soundWholeAfterMs).toBeGreaterThanOrEqual(5_000);
    expect(soundWholeAfterMs).toBeLessThanOrEqual(6_000);
    expect(madeUpDuring).toBeCloseTo(2.5 / 30);
    expect(madeUpLater).toBeCloseTo(1.5 / 28);
  });

  test('a fault in which the sound never becomes whole', () => {
    expect(judge({ broken: [10, 60] })).toMatchObject({ soundWholeAfterMs: null, madeUpLater: 0.5 });
  });

  test('time with sound alone, as the person is told, is no freeze', () => {
    const texts = [
      { atMs: 0, text: 'Connected' },
      { atMs: 12_000, text: 'Connected | slow, so you can only hear them for now.' },
      { atMs: 30_000, text: 'Connected' },
    ];
    expect(judge({ frozen: [11, 31], texts })).toMatchObject({
      longestFreezeMs: 2_000,
      audioOnlyAfterMs: 2_000,
      texts: [
        { afterMs: 0, text: 'Connected' },
        { afterMs: 2_000, text: texts[1]?.text },
        { afterMs: 20_000, text: 'Connected' },
      ],
    });
  });
});
