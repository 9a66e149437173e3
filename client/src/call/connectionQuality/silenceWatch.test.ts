import { beforeEach, expect, it } from 'vitest';
import { FakeClock } from '../../lib/testing/fakeClock.ts';
import { createSilenceWatch, type SilenceWatch } from './silenceWatch.ts';

let clock: FakeClock;
let lastPacketAtMs: number;
let isExpecting: boolean;
/** What was told, and when: milliseconds since the beginning. */
let told: [string, number][];
let watch: SilenceWatch;

const inbound = (kind: string, lastPacketReceivedTimestamp: number | undefined) => ({
  id: kind,
  type: 'inbound-rtp',
  kind,
  timestamp: clock.now(),
  ...(lastPacketReceivedTimestamp === undefined ? {} : { lastPacketReceivedTimestamp }),
});
const report = () =>
  new Map(
    [inbound('audio', lastPacketAtMs), inbound('video', undefined)].map((entry) => [entry.id, entry]),
  ) as unknown as RTCStatsReport;

beforeEach(() => {
  clock = new FakeClock();
  isExpecting = true;
  told = [];
  watch = createSilenceWatch({
    clock,
    stats: async () => report(),
    isExpecting: () => isExpecting,
    onChange: (isSilent) => told.push([isSilent ? 'silent' : 'heard', clock.performanceNow()]),
  });
  watch.start();
});

/** Packets arrive all the time. */
async function flow(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 20) {
    lastPacketAtMs = clock.now();
    await clock.pass(20);
  }
}

it.each([0, 10, 340, 500, 980])(
  'silence that begins %i ms after a look is told within 2.3 s',
  async (offset) => {
    await flow(3_000 + offset);
    const since = clock.performanceNow();
    await clock.pass(2_400);
    expect(told).toHaveLength(1);
    const [what, atMs] = told[0] ?? ['', 0];
    expect(what).toBe('silent');
    expect(atMs - since).toBeGreaterThanOrEqual(1_900);
    expect(atMs - since).toBeLessThanOrEqual(2_300);
  },
);

it('what arrives again is told soon, and the next silence as well', async () => {
  await flow(3_000);
  await clock.pass(5_000);
  await flow(1_000);
  await clock.pass(3_000);
  expect(told.map(([what]) => what)).toEqual(['silent', 'heard', 'silent']);
  expect((told[1]?.[1] ?? 0) - 8_000).toBeLessThanOrEqual(300);
});

it('a stutter is no silence', async () => {
  await flow(3_000);
  await clock.pass(1_500);
  await flow(1_000);
  await clock.pass(1_900);
  await flow(1_000);
  expect(told).toEqual([]);
});

it('nothing is missed from somebody who sends nothing', async () => {
  await flow(3_000);
  isExpecting = false;
  await clock.pass(10_000);
  expect(told).toEqual([]);
});

it('a watch that starts anew gives the connection its time', async () => {
  await flow(3_000);
  await clock.pass(1_500);
  watch.start();
  await clock.pass(1_500);
  expect(told).toEqual([]);
  await clock.pass(1_000);
  expect(told.map(([what]) => what)).toEqual(['silent']);
  watch.stop();
  expect(clock.running).toBe(0);
});
