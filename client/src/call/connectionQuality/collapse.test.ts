import { expect, it } from 'vitest';
import { type SendingTarget, SOUND_ONLY } from '../core/levels.ts';
import { type AdaptationState, adapt, limitsOf, START, sendingOf } from './adaptation.ts';
import { reactTo, startSmall } from './collapse.ts';
import { aSample } from './testing/samples.ts';

const CAMERA: SendingTarget = { picture: 'camera', dataSaver: 'off' };
const kilobits = (rate: number) => rate * 1_000;

/** One bandwidth estimate each half second, in kbit/s. */
function glance(state: AdaptationState, rates: number[], wish = CAMERA): AdaptationState {
  return rates.reduce(
    (before, rate) => reactTo(before, { spanMs: 500, availableRate: kilobits(rate) }, wish),
    state,
  );
}

/** What Chromium 156 estimates on a line that carried 800 kbit/s. */
const GOOD = [790, 795, 800, 800];
const TO_200 = [309, 172, 149, 151];
const TO_80 = [797, 797, 797, 30];
const good = () => glance(START, GOOD);

it('a line that collapses carries sound alone at once', () => {
  for (const rates of [TO_200, TO_80]) {
    const state = glance(good(), rates);
    expect(state.level).toBe(SOUND_ONLY);
    expect(limitsOf(state, CAMERA).video).toBeNull();
    expect(sendingOf(state, CAMERA)).toBe('line_audio');
  }
});

/** What Chromium 156 estimates each half second on a line that begins to lose one packet in twenty, for 15 seconds. */
const LOSSY = [
  798, 798, 412, 414, 420, 430, 440, 448, 460, 471, 492, 503, 503, 503, 503, 503, 521, 554, 554, 602, 619,
  619, 619, 732, 732, 732, 732, 732, 740, 765,
];

it.each([1, 0.8, 0.6, 0.55])(
  'a line that loses one packet in twenty is no collapse, begun at %f of 798',
  (share) => {
    const rates = LOSSY.map((rate) => rate * share);
    for (let glances = 1; glances <= rates.length; glances++)
      expect(glance(START, rates.slice(0, glances)).level).toBe(0);
  },
);

/** The same of a line of 80 kbit/s on which sound alone is sent, on a busy machine. */
const SOUND_ON_80 = [
  80, 34, 16, 17, 17, 19, 20, 21, 29, 57, 57, 57, 53, 53, 48, 41, 43, 45, 48, 50, 53, 56, 30, 32, 34, 36, 38,
  41, 47, 50, 54, 55, 60, 39, 40, 44, 29, 31, 36, 40, 42, 44,
];

it('on a line that carries sound alone no picture is tried, which would cost the sound', () => {
  let state = glance(good(), [136]);
  SOUND_ON_80.forEach((rate, i) => {
    state = glance(state, [rate]);
    if (i % 4 === 3) state = adapt(state, aSample({ availableRate: kilobits(rate) }), CAMERA);
    expect(state.level).toBe(SOUND_ONLY);
    expect(state.testMs).toBe(0);
  });
});

it('two seconds later it carries what fits', () => {
  const after = (rates: number[], rate: number) => glance(good(), [...rates, rate, rate, rate, rate]).level;
  expect(after(TO_200, 151)).toBe(2);
  expect(after(TO_80, 25)).toBe(SOUND_ONLY);
  expect(after(TO_200, 2_000)).toBe(2);
});

it.each<[string, number[]]>([
  ['a slow decline', Array.from({ length: 40 }, (_, i) => 800 * 0.95 ** i)],
  ['a dip that leaves enough', [400, 350, 400, 800]],
  ['a probe that raises it for a moment', [100, 100, 300, 110, 100]],
])('%s is no collapse', (_, rates) => {
  const from = rates[0] === 100 ? glance(START, [100, 100]) : good();
  expect(glance(from, rates).restMs).toBe(0);
});

it('nothing is taken from somebody who sends no picture, or knows no estimate', () => {
  expect(glance(good(), TO_80, { picture: 'none', dataSaver: 'off' }).level).toBe(0);
  expect(reactTo(good(), { spanMs: 500, availableRate: null }, CAMERA)).toEqual(good());
});

it('a sample of the time before does not bring the picture back, nor take more', () => {
  const resting = glance(good(), TO_200);
  expect(adapt(resting, aSample(), CAMERA).level).toBe(SOUND_ONLY);
  expect(adapt(resting, aSample({ lostOut: 0.5 }), CAMERA).restMs).toBeGreaterThan(0);
});

/** Sound alone for so long that a picture is tried. */
function trying(): AdaptationState {
  const state = glance(glance(good(), TO_80), [25, 25, 25, 25]);
  return glance(adapt(state, aSample({ availableRate: kilobits(50) }), CAMERA), [70, 70]);
}

it('a first picture is shown once the line has carried it for a while', () => {
  expect(limitsOf(trying(), CAMERA).video).not.toBeNull();
  expect(sendingOf(trying(), CAMERA)).toBe('line_audio');
  expect(sendingOf(glance(trying(), [75, 80, 90]), CAMERA)).toBe('line_reduced');
});

it.each([
  ['shrinks', [45]],
  ['does not grow', [60, 62, 60]],
])('a first picture for which the estimate %s is taken back unseen', (_, rates) => {
  const state = glance(trying(), rates);
  expect(state.level).toBe(SOUND_ONLY);
  expect(sendingOf(state, CAMERA)).toBe('line_audio');
});

it('a first picture is tiny while it is tried', () => {
  expect(limitsOf(trying(), CAMERA).video).toMatchObject({ maxShortSide: 90, maxBitrate: 30_000 });
  expect(limitsOf(glance(trying(), [75, 80, 90]), CAMERA).video).toMatchObject({ maxShortSide: 180 });
});

it('somebody whose browser knows no estimate gets it after a while without loss', () => {
  let state: AdaptationState = { ...START, level: SOUND_ONLY };
  for (let i = 0; i < 5; i++) state = adapt(state, aSample({ availableRate: null }), CAMERA);
  expect(state.level).toBe(SOUND_ONLY - 1);
});

it('no picture is tried while the estimate leaves no room for it', () => {
  let state = glance(glance(good(), TO_80), [25, 25, 25, 25]);
  for (let i = 0; i < 100; i++) state = adapt(state, aSample({ availableRate: kilobits(40) }), CAMERA);
  expect(state.level).toBe(SOUND_ONLY);
});

it('after a cut the picture begins small, unsaid, and is as before once there is room', () => {
  const cut = startSmall(good());
  expect(limitsOf(cut, CAMERA).video?.maxShortSide).toBe(240);
  expect(sendingOf(cut, CAMERA)).toBe('full');
  // An estimate that begins low is no collapse.
  const back = glance(cut, [60, 90, 120, 150]);
  expect(back).toMatchObject({ level: 2, restMs: 0 });
  expect(glance(back, [260, 270])).toMatchObject({ level: 0, returnLevel: null });
});

it('a cut takes nothing from a picture that is small already, and gives nothing', () => {
  for (const level of [2, 3, SOUND_ONLY]) expect(startSmall({ ...START, level }).level).toBe(level);
});
