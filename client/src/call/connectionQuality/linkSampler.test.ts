import { beforeEach, expect, it } from 'vitest';
import { FakeClock } from '../../lib/testing/fakeClock.ts';
import { createLinkSampler, type LinkSampler } from './linkSampler.ts';
import type { LinkSample } from './linkStats.ts';
import { statsReport } from './testing/samples.ts';

let clock: FakeClock;
let seconds: (LinkSample | null)[];
let questions: PromiseWithResolvers<RTCStatsReport | null>[];
let sampler: LinkSampler;

beforeEach(() => {
  clock = new FakeClock();
  seconds = [];
  questions = [];
  sampler = createLinkSampler({
    clock,
    stats: () => {
      const question = Promise.withResolvers<RTCStatsReport | null>();
      questions.push(question);
      return question.promise;
    },
    onSecond: (sample) => seconds.push(sample),
    onGlance: () => {},
    onStretch: () => {},
  });
  sampler.start();
});

it('a connection that never says how it is is asked now and then, and the seconds go on', async () => {
  await clock.pass(21_000);
  expect(seconds.length).toBeGreaterThanOrEqual(15);
  expect(new Set(seconds)).toEqual(new Set([null]));
  expect(questions).toHaveLength(5);
  expect(clock.running).toBe(1);
});

it('what is answered after all is taken, and asking goes on as before', async () => {
  await clock.pass(3_500);
  questions[0]?.resolve(statsReport(3, 0));
  for (const [question, counted] of [
    [1, 4],
    [2, 5],
  ] as const) {
    await clock.pass(500);
    questions[question]?.resolve(statsReport(counted, 0));
    await clock.pass(0);
  }
  expect(seconds.map((sample) => sample?.sentBytes ?? null)).toEqual([null, null, null, 30_000, 20_000]);
});

it.each<[string, () => void]>([
  ['a question that was given up', () => {}],
  ['an earlier peer', () => sampler.restart()],
  ['a sampler that was stopped', () => sampler.stop()],
])('an answer of %s counts for nothing', async (_, change) => {
  await clock.pass(6_500);
  const before = seconds.length;
  change();
  questions[0]?.resolve(statsReport(6, 0));
  await clock.pass(0);
  expect(seconds).toHaveLength(before);
});
