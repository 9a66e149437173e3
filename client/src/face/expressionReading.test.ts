import { AppError } from '@preproom/models/contract/http/errors';
import { ReadingBatch } from '@preproom/models/contract/room/readings';
import { expect, test } from 'vitest';
import { FakeClock } from '../lib/testing/fakeClock.ts';
import { openBatchQueue } from './delivery/batchQueue.ts';
import { createMemoryBatchStorage } from './delivery/memoryBatchStorage.ts';
import { createExpressionReading } from './expressionReading.ts';
import { ROOM } from './testing/batches.ts';
import { createFakeReader } from './testing/fakeReader.ts';

const STARTS_AT = Date.UTC(2026, 10, 20, 12);

interface FakeTrack {
  enabled: boolean;
  muted: boolean;
  readyState: 'live' | 'ended';
}

/** A learner's page half a minute into the session, with a camera, a reader and a server that keeps what it is sent. */
function setUp({ refusal }: { refusal?: () => AppError | null } = {}) {
  const clock = new FakeClock(STARTS_AT + 29_000);
  const reader = createFakeReader(clock);
  const storage = createMemoryBatchStorage();
  const track: FakeTrack = { enabled: true, muted: false, readyState: 'live' };
  const listeners = new Set<() => void>();
  const room = { isHidden: false, track: track as FakeTrack | null };
  const [stored, keptAlive, refused, states] = [[], [], [], []] as [
    ReadingBatch[],
    ReadingBatch[],
    string[],
    string[],
  ];
  const keep = (batches: ReadingBatch[]) => async (batch: ReadingBatch) => {
    const failure = refusal?.();
    if (failure) throw failure;
    batches.push(batch);
    return { lastSeq: batch.samples.at(-1)?.[0] ?? 0, duplicate: false };
  };
  const reading = createExpressionReading({
    roomid: ROOM,
    model: '64184e22',
    startsAt: STARTS_AT,
    clockOffsetMs: () => 1000,
    getVideoTrack: () => room.track as MediaStreamTrack | null,
    openQueue: () => openBatchQueue(ROOM, storage, () => {}),
    send: keep(stored),
    sendBeforeLeaving: keep(keptAlive),
    onRefused: (code) => refused.push(code),
    reader,
    clock,
    page: {
      isHidden: () => room.isHidden,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    random: () => 1,
  });
  reading.subscribe(() => states.push(reading.getState().status));
  const setHidden = (isHidden: boolean) => {
    room.isHidden = isHidden;
    for (const listener of [...listeners]) listener();
  };
  const begin = async (seconds: number) => {
    reading.start(-1);
    reader.listener().onReady({ onMainThread: false });
    await clock.pass(1000 * seconds);
  };
  return {
    clock,
    reader,
    storage,
    track,
    room,
    stored,
    keptAlive,
    refused,
    states,
    reading,
    setHidden,
    begin,
    listeners,
  };
}

const timesOf = (batches: ReadingBatch[]) => batches.flatMap(({ samples }) => samples.map(([, t]) => t));
const seqsOf = (batches: ReadingBatch[]) => batches.flatMap(({ samples }) => samples.map(([seq]) => seq));

test('nothing runs before start', async () => {
  const { clock, reader, reading } = setUp();
  await clock.pass(5000);
  expect(reader.isRunning()).toBe(false);
  expect(reading.getState()).toEqual({ status: 'off' });
});

test('start, calibration, reading; the server gets valid batches, two readings a second, on its own clock', async () => {
  const { stored, states, reading, begin } = setUp();
  await begin(35);
  expect([...new Set(states)]).toEqual(['starting', 'calibrating', 'reading']);
  expect(reading.getState()).toEqual({ status: 'reading', mode: 'full', problem: null, hasMoved: false });
  for (const batch of stored) expect(ReadingBatch.parse(batch)).toEqual(batch);
  // 29 s after the start here, 30 s on the server; then ten seconds of calibration.
  expect(timesOf(stored)[0]).toBe(40_000);
  expect(timesOf(stored)).toEqual(timesOf(stored).map((_, i) => 40_000 + 500 * i));
  expect(seqsOf(stored)).toEqual(seqsOf(stored).map((_, i) => i));
});

test('a batch has exactly the agreed fields, and nothing of the face', async () => {
  const { stored, begin } = setUp();
  await begin(20);
  for (const batch of stored) {
    const fields = ['algo', 'fps', 'mode', 'model', 'roomid', 'samples', 'validShare'];
    expect(Object.keys(batch).sort()).toEqual(fields);
    for (const sample of batch.samples)
      expect(sample.every(Number.isInteger) && sample.length === 8).toBe(true);
  }
});

test('numbering goes on behind what the server has', async () => {
  const { clock, reader, reading, stored } = setUp();
  reading.start(77);
  reader.listener().onReady({ onMainThread: false });
  await clock.pass(20_000);
  expect(seqsOf(stored)[0]).toBe(78);
});

test('a hidden page pauses reading: no frames are taken and no zeros sent; what was read is flushed', async () => {
  const { clock, reader, reading, stored, keptAlive, setHidden, begin } = setUp();
  await begin(21);
  setHidden(true);
  expect(reading.getState()).toEqual({ status: 'paused', reason: 'hidden' });
  expect(reader.framesPerSecond()).toBe(0);
  await clock.pass(60_000);
  const times = timesOf([...stored, ...keptAlive]);
  expect(times.at(-1)).toBe(51_000);
  expect(keptAlive.length).toBeGreaterThan(0);
  setHidden(false);
  await clock.pass(25_000);
  expect(reading.getState().status).toBe('reading');
  expect(timesOf(stored).at(-1)).toBeGreaterThan(110_000);
});

test.each([
  ['switched off', { enabled: false }, 'camera_off'],
  ['ended', { readyState: 'ended' }, 'camera_off'],
  ['muted by the system', { muted: true }, 'camera_muted'],
] as const)('a camera that is %s pauses reading until it is back', async (_, change, reason) => {
  const { clock, reading, track, stored, begin } = setUp();
  await begin(20);
  const before = { ...track };
  Object.assign(track, change);
  await clock.pass(3000);
  expect(reading.getState()).toEqual({ status: 'paused', reason });
  await clock.pass(30_000);
  expect(timesOf(stored).at(-1)).toBe(50_000);
  Object.assign(track, before);
  await clock.pass(3000);
  expect(reading.getState().status).toBe('reading');
});

test('without a face nothing is sent, and the reason is said after a second', async () => {
  const { clock, reader, reading, stored, begin } = setUp();
  await begin(20);
  reader.show(() => null);
  await clock.pass(3000);
  expect(reading.getState()).toMatchObject({ status: 'reading', problem: 'no_face' });
  await clock.pass(30_000);
  expect(timesOf(stored).at(-1)).toBe(50_000);
});

test('on the main thread reading is reduced and says so', async () => {
  const { clock, reader, reading, stored } = setUp();
  reading.start(-1);
  reader.listener().onReady({ onMainThread: true });
  await clock.pass(20_000);
  expect(reader.framesPerSecond()).toBe(5);
  expect(reading.getState()).toMatchObject({ status: 'reading', mode: 'reduced' });
  expect(stored.every(({ mode }) => mode === 'reduced')).toBe(true);
});

test('a device that cannot read faces says why, and stays quiet', async () => {
  const { clock, reader, reading } = setUp();
  reading.start(-1);
  reader.listener().onUnavailable();
  expect(reading.getState()).toEqual({ status: 'unavailable', reason: 'failed' });
  await clock.pass(5000);
  expect(reading.getState()).toEqual({ status: 'unavailable', reason: 'failed' });
  expect(reader.isRunning()).toBe(false);
});

test('stopping delivers what was read', async () => {
  const { clock, reader, reading, stored, begin } = setUp();
  await begin(12.3);
  reading.stop();
  await clock.pass(1000);
  expect(reader.isRunning()).toBe(false);
  expect(reading.getState()).toEqual({ status: 'off' });
  expect(timesOf(stored).at(-1)).toBe(42_000);
});

test('after a stop the resting face is still known; after a withdrawal it is not', async () => {
  const { clock, reader, reading, begin } = setUp();
  await begin(15);
  reading.stop();
  await begin(2);
  expect(reading.getState().status).toBe('reading');
  await reading.withdraw();
  reading.start(100);
  reader.listener().onReady({ onMainThread: false });
  await clock.pass(2000);
  expect(reading.getState().status).toBe('calibrating');
});

test('withdrawing consent forgets what was not delivered, and sends nothing more', async () => {
  const { clock, reading, stored, storage, begin } = setUp({ refusal: () => new AppError('unavailable') });
  await begin(20);
  expect((await storage.load(ROOM)).batches.length).toBeGreaterThan(2);
  await reading.withdraw();
  expect((await storage.load(ROOM)).batches).toEqual([]);
  await clock.pass(60_000);
  expect(stored).toEqual([]);
});

test('a server that knows of no consent ends reading and empties the queue', async () => {
  const { reading, refused, reader, storage, begin } = setUp({ refusal: () => new AppError('no_consent') });
  await begin(20);
  expect(reading.getState()).toEqual({ status: 'unavailable', reason: 'no_consent' });
  expect(refused).toEqual(['no_consent']);
  expect(reader.isRunning()).toBe(false);
  expect((await storage.load(ROOM)).batches).toEqual([]);
});

test('readings of an outage arrive once the connection is back', async () => {
  let isDown = true;
  const { clock, reading, stored, begin } = setUp({
    refusal: () => (isDown ? new AppError('unavailable') : null),
  });
  await begin(40);
  isDown = false;
  reading.reconnected();
  await clock.pass(25_000);
  expect(seqsOf(stored)).toEqual(seqsOf(stored).map((_, i) => i));
  expect(seqsOf(stored).length).toBeGreaterThan(55);
});

test('leaving the room lets go of everything and delivers what waits', async () => {
  const { clock, reader, reading, keptAlive, stored, listeners, begin } = setUp();
  await begin(12.3);
  reading.dispose();
  await clock.pass(0);
  expect(reader.isRunning()).toBe(false);
  expect(listeners.size).toBe(0);
  expect(timesOf([...stored, ...keptAlive]).at(-1)).toBe(42_000);
});

test('what waits when the room is left in an outage arrives once the server can be reached, without the room', async () => {
  let isUp = false;
  const { clock, storage, reading, keptAlive, stored, begin } = setUp({
    refusal: () => (isUp ? null : new AppError('unavailable')),
  });
  await begin(12.3);
  reading.dispose();
  await clock.pass(60_000);
  isUp = true;
  await clock.pass(60_000);
  expect(timesOf(keptAlive).at(-1)).toBe(42_000);
  expect(stored).toEqual([]);
  expect((await storage.load(ROOM)).batches).toEqual([]);
});
