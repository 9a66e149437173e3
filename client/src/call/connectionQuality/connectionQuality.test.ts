import { describe, expect, it } from 'vitest';
import { type ConnectionQuality, GOOD_CONNECTION, nextQuality } from './connectionQuality.ts';
import type { LinkSample } from './linkStats.ts';
import { aSample } from './testing/samples.ts';

const second = (change: Partial<LinkSample> = {}) => aSample({ spanMs: 1_000, ...change });

function after(
  seconds: number,
  change: Partial<LinkSample>,
  from: ConnectionQuality = GOOD_CONNECTION,
): ConnectionQuality {
  let quality = from;
  for (let i = 0; i < seconds; i++) quality = nextQuality(quality, second(change));
  return quality;
}

describe('the grade of the connection', () => {
  it.each<[string, Partial<LinkSample>, number, string | null]>([
    ['everything well', {}, 3, null],
    ['some of the sound that is sent gets lost', { soundLostOut: 0.05 }, 2, 'loss_out'],
    ['much gets lost, and the sound arrives when it is sent again', { lostOut: 0.2, lostIn: 0.2 }, 3, null],
    [
      'much of what comes gets lost, in a browser without more',
      { lostIn: 0.2, concealed: null },
      1,
      'loss_in',
    ],
    ['sound comes too late to be played', { concealed: 0.3 }, 1, 'loss_in'],
    ['a long way', { roundTripMs: 400 }, 2, 'delay'],
    ['a very long way', { roundTripMs: 1_500 }, 1, 'delay'],
    ['uneven arrival', { jitterInMs: 70 }, 2, 'jitter'],
    ['a picture that stands still', { frozenMs: 900 }, 1, 'stalls'],
    [
      'a browser that says nothing',
      { lostIn: null, lostOut: null, soundLostOut: null, roundTripMs: null, concealed: null },
      3,
      null,
    ],
  ])('%s', (_, change, grade, problem) => {
    expect(after(20, change)).toMatchObject({ grade, problem });
  });

  it('does not change for one bad second among good ones', () => {
    expect(after(1, { concealed: 0.06 }).grade).toBe(3);
  });

  it('is worse at once and better only when it stays so', () => {
    const poor = after(10, { roundTripMs: 1_500 });
    expect(after(3, {}, poor).grade).toBe(1);
    expect(after(30, {}, poor).grade).toBe(3);
    const wavering = after(1, { roundTripMs: 1_500 }, after(3, {}, poor));
    expect(after(3, {}, wavering).grade).toBe(1);
  });
});
