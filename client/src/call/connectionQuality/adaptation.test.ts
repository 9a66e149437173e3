import { DATA_SAVERS } from '@preproom/models/contract/room/signalling';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LADDER, SAVER_TOTAL, type SendingTarget, SOUND_ONLY } from '../core/levels.ts';
import { type AdaptationState, adapt, limitsOf, START, sendingOf } from './adaptation.ts';
import { reactTo } from './collapse.ts';
import type { LinkSample } from './linkStats.ts';
import { aSample } from './testing/samples.ts';

const CAMERA: SendingTarget = { picture: 'camera', dataSaver: 'off' };
const SAVING: SendingTarget = { picture: 'camera', dataSaver: 'on' };
const GOOD = aSample();
const LOSSY = aSample({ lostOut: 0.15 });

/** Two seconds: four glances, then the sample. */
function next(state: AdaptationState, sample: LinkSample, wish = CAMERA): AdaptationState {
  let glanced = state;
  for (let i = 0; i < 4; i++) glanced = reactTo(glanced, { ...sample, spanMs: 500 }, wish);
  return adapt(glanced, sample, wish);
}

function play(samples: LinkSample[], wish = CAMERA, from = START): AdaptationState[] {
  const states: AdaptationState[] = [];
  for (const sample of samples) states.push(next(states.at(-1) ?? from, sample, wish));
  return states;
}

const last = (states: AdaptationState[]) => states.at(-1) ?? START;
const times = (count: number, sample: LinkSample) => Array.from({ length: count }, () => sample);
const changes = (states: AdaptationState[]) =>
  states.filter((state, i) => shown(state) !== shown(states[i - 1] ?? START)).length;
/** What people see of it: a test of a first picture, nothing. */
const shown = (state: AdaptationState) =>
  sendingOf(state, CAMERA) === 'line_audio' ? SOUND_ONLY : state.level;

/** Numbers between 0.8 and 1.2 from a seed (mulberry32). */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return 0.8 + (0.4 * ((mixed ^ (mixed >>> 14)) >>> 0)) / 2 ** 32;
  };
}

const anySample = fc
  .record({
    lostOut: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    availableRate: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
    limitedBy: fc.constantFrom('none' as const, 'cpu' as const, 'bandwidth' as const),
  })
  .map(aSample);
const anyWish = fc.record({
  picture: fc.constantFrom('camera' as const, 'screen' as const, 'none' as const),
  dataSaver: fc.constantFrom(...DATA_SAVERS),
});
const anyHistory = fc.array(fc.tuple(anySample, anyWish), { maxLength: 60 });

function stateAfter(history: [LinkSample, SendingTarget][]): AdaptationState {
  return history.reduce((state, [sample, wish]) => next(state, sample, wish), START);
}

describe('a good connection', () => {
  it('sends everything, and goes on sending it', () => {
    const state = last(play(times(100, GOOD)));
    expect(state.level).toBe(0);
    expect(sendingOf(state, CAMERA)).toBe('full');
    expect(limitsOf(state, CAMERA).video).toEqual({
      maxBitrate: null,
      maxFramerate: 30,
      maxShortSide: 480,
    });
  });

  it('brings everything back after whatever came before, within five minutes', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        expect(last(play(times(150, GOOD), CAMERA, stateAfter(history))).level).toBe(0);
      }),
    );
  });
});

describe('a bad connection', () => {
  it('makes the picture smaller within four seconds, and takes it away before the sound suffers', () => {
    const levels = play(times(5, LOSSY)).map(({ level }) => level);
    expect(levels).toEqual([0, 1, 2, 3, 4]);
    expect(limitsOf(last(play(times(5, LOSSY))), CAMERA).video).toBeNull();
  });

  it('that loses one packet in twenty keeps its picture, whatever single reports say', () => {
    const reports = [0.02, 0.11, 0.03, 0.05, 0.12, 0.06, 0.01, 0.1, 0.04].map((lostOut) =>
      aSample({ lostOut }),
    );
    expect(last(play([...reports, ...reports, ...reports])).level).toBe(0);
  });

  it('that loses one packet in twenty at random is never without a picture', () => {
    // Thirty seconds; two are some 140 packets. The noise is even between 0.8 and 1.2.
    const lostOf140 = (noisy: () => number) =>
      Array.from({ length: 140 }, noisy).filter((one) => one < 0.82).length / 140;
    const check = fc.property(fc.integer(), (seed) => {
      const noisy = noise(seed);
      const samples = Array.from({ length: 15 }, () => aSample({ lostOut: lostOf140(noisy) }));
      for (const state of play(samples)) expect(limitsOf(state, CAMERA).video).not.toBeNull();
    });
    fc.assert(check);
  });

  it('goes straight to what fits when the bandwidth is gone, and stays gone', () => {
    expect(last(play(times(2, aSample({ availableRate: 120_000 })))).level).toBe(2);
    expect(last(play(times(2, aSample({ availableRate: 30_000 })))).level).toBe(SOUND_ONLY);
  });

  it('is not believed in for one low estimate', () => {
    const [enough, jolt] = [aSample({ availableRate: 130_000 }), aSample({ availableRate: 85_000 })];
    const small = { ...START, level: 2 };
    const levels = play([enough, jolt, enough, jolt, enough], CAMERA, small).map(({ level }) => level);
    expect(levels).toEqual([2, 2, 2, 2, 2]);
  });

  it('says what it does, and why', () => {
    expect(sendingOf(last(play(times(2, LOSSY))), CAMERA)).toBe('line_reduced');
    expect(sendingOf(last(play(times(5, LOSSY))), CAMERA)).toBe('line_audio');
  });

  it('takes nothing from a camera that is off', () => {
    const off: SendingTarget = { picture: 'none', dataSaver: 'off' };
    const state = last(play(times(5, LOSSY), off));
    expect(sendingOf(state, off)).toBe('full');
    expect(sendingOf(state, CAMERA)).toBe('full');
  });

  it('waits longer before each next try when tries fail', () => {
    const gaps: number[] = [];
    let state = last(play(times(2, LOSSY)));
    for (let tries = 0; tries < 4; tries++) {
      let goodMs = 0;
      while (state.level === 1) {
        state = adapt(state, GOOD, CAMERA);
        goodMs += 2_000;
      }
      gaps.push(goodMs);
      while (state.level === 0) state = adapt(state, LOSSY, CAMERA);
    }
    expect(gaps).toEqual([8_000, 16_000, 32_000, 64_000]);
  });
});

describe('a slow processor', () => {
  const BUSY = aSample({ limitedBy: 'cpu' });

  it('makes the picture smaller when it lasts, never takes it away, and says so', () => {
    expect(last(play(times(4, BUSY))).level).toBe(0);
    expect(sendingOf(last(play(times(5, BUSY))), CAMERA)).toBe('cpu_reduced');
    expect(last(play(times(200, BUSY))).level).toBe(2);
  });
});

describe('the data saver', () => {
  it('is kept whatever the connection would take', () => {
    expect(sendingOf(START, SAVING)).toBe('saver');
    expect(limitsOf(START, SAVING)).toEqual({
      video: { maxBitrate: 40_000, maxFramerate: 10, maxShortSide: 240 },
      face: null,
      audio: { maxBitrate: 24_000 },
    });
  });

  it('needs little bandwidth: a short dip at its own low rate means nothing', () => {
    const jolted = aSample({ availableRate: 70_000 });
    expect(sendingOf(last(play(times(10, jolted), SAVING)), SAVING)).toBe('saver');
  });

  it('gives way to sound alone when the connection cannot carry it', () => {
    const state = last(play(times(5, LOSSY), SAVING));
    expect(sendingOf(state, SAVING)).toBe('line_audio');
    expect(limitsOf(state, SAVING)).toEqual({ video: null, face: null, audio: { maxBitrate: 24_000 } });
  });

  it('leaves the picture out when sound is enough', () => {
    const wish: SendingTarget = { picture: 'screen', dataSaver: 'sound' };
    expect(sendingOf(START, wish)).toBe('saver_audio');
    expect(limitsOf(START, wish)).toEqual({ video: null, face: null, audio: { maxBitrate: 24_000 } });
  });

  it('rather shows few frames of a shared screen than blurred text', () => {
    const { video } = limitsOf(START, { picture: 'screen', dataSaver: 'on' });
    expect(video).toMatchObject({ maxFramerate: 2, maxShortSide: 720 });
  });
});

describe('whatever happens', () => {
  it('sound is always sent, and nothing goes above the caps', () => {
    fc.assert(
      fc.property(anyHistory, anyWish, (history, wish) => {
        const { audio, video } = limitsOf(stateAfter(history), wish);
        expect(audio.maxBitrate).toBeGreaterThanOrEqual(24_000);
        if (wish.dataSaver === 'off') return;
        expect(audio.maxBitrate).toBe(24_000);
        // 80 packets a second with 70 bytes of headers each, at the most.
        expect(audio.maxBitrate + (video?.maxBitrate ?? 0) + 80 * 70 * 8).toBeLessThanOrEqual(SAVER_TOTAL);
      }),
    );
  });

  it('more loss never means more picture', () => {
    fc.assert(
      fc.property(
        anyHistory,
        anySample,
        anyWish,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (history, sample, wish, more) => {
          const state = stateAfter(history);
          const loss = sample.lostOut ?? 0;
          const worse = { ...sample, lostOut: loss + (1 - loss) * more };
          expect(adapt(state, worse, wish).level).toBeGreaterThanOrEqual(adapt(state, sample, wish).level);
        },
      ),
    );
  });

  it('goes up one level at a time, and stays on the ladder', () => {
    fc.assert(
      fc.property(anyHistory, anySample, anyWish, (history, sample, wish) => {
        const before = stateAfter(history);
        const after = adapt(before, sample, wish);
        expect(after.level).toBeGreaterThanOrEqual(before.level - 1);
        expect(LADDER[after.level]).toBeDefined();
      }),
    );
  });

  it('does not flap on a connection that varies around a limit', () => {
    // An hour around every need of the ladder, and around the loss that is too much.
    const limits = LADDER.slice(0, -1).map(({ needs }) => needs);
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...limits), (seed, needs) => {
        const around = noise(seed);
        const rates = Array.from({ length: 1800 }, () => aSample({ availableRate: needs * around() }));
        // After the first minutes at most one try in two minutes.
        expect(changes(play(rates))).toBeLessThan(75);
        const losses = Array.from({ length: 1800 }, () => aSample({ lostOut: 0.1 * around() }));
        expect(changes(play(losses))).toBeLessThan(10);
      }),
    );
  });
});
