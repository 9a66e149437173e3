import { AppError } from '@preproom/models/contract/http/errors';
import { ReadingBatch } from '@preproom/models/contract/readings/readings';
import { expect, test } from 'vitest';
import { ROOM } from './testing/batches.ts';
import { seqsOf, setUpReading, timesOf } from './testing/setUpReading.ts';

test('start, calibration, reading; the server gets valid batches, two readings a second, on its own clock', async () => {
  const { stored, states, reading, begin } = setUpReading();
  await begin(35);
  expect([...new Set(states)]).toEqual(['starting', 'calibrating', 'reading']);
  expect(reading.getState()).toEqual({ status: 'reading', mode: 'full', problem: null, hasMoved: false });
  for (const batch of stored) expect(ReadingBatch.parse(batch)).toEqual(batch);
  // Reading starts at 29 s by the local clock, 30 s by the server's, and calibrates for 10 s.
  expect(timesOf(stored)[0]).toBe(40_000);
  expect(timesOf(stored)).toEqual(timesOf(stored).map((_, i) => 40_000 + 500 * i));
  expect(seqsOf(stored)).toEqual(seqsOf(stored).map((_, i) => i));
});

test('a batch has exactly the agreed fields, and nothing of the face', async () => {
  const { stored, begin } = setUpReading();
  await begin(20);
  for (const batch of stored) {
    const fields = ['algo', 'fps', 'mode', 'model', 'roomid', 'samples', 'validShare'];
    expect(Object.keys(batch).sort()).toEqual(fields);
    for (const sample of batch.samples)
      expect(sample.every(Number.isInteger) && sample.length === 8).toBe(true);
  }
});

test('stopping delivers what was read', async () => {
  const { clock, reader, reading, stored, begin } = setUpReading();
  await begin(12.3);
  reading.stop();
  await clock.pass(1000);
  expect(reader.isRunning()).toBe(false);
  expect(reading.getState()).toEqual({ status: 'off' });
  expect(timesOf(stored).at(-1)).toBe(42_000);
});

test('withdrawing consent forgets what was not delivered, and sends nothing more', async () => {
  const { clock, reading, stored, storage, begin } = setUpReading({
    refusal: () => new AppError('unavailable'),
  });
  await begin(20);
  expect((await storage.load(ROOM)).batches.length).toBeGreaterThan(2);
  await reading.withdraw();
  expect((await storage.load(ROOM)).batches).toEqual([]);
  await clock.pass(60_000);
  expect(stored).toEqual([]);
});

test('a server that knows of no consent ends reading and empties the queue', async () => {
  const { reading, refused, reader, storage, begin } = setUpReading({
    refusal: () => new AppError('no_consent'),
  });
  await begin(20);
  expect(reading.getState()).toEqual({ status: 'unavailable', reason: 'no_consent' });
  expect(refused).toEqual(['no_consent']);
  expect(reader.isRunning()).toBe(false);
  expect((await storage.load(ROOM)).batches).toEqual([]);
});

test('readings of an outage arrive once the connection is back', async () => {
  let isDown = true;
  const { clock, reading, stored, begin } = setUpReading({
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
  const { clock, reader, reading, keptAlive, stored, listeners, begin } = setUpReading();
  await begin(12.3);
  reading.dispose();
  await clock.pass(0);
  expect(reader.isRunning()).toBe(false);
  expect(listeners.size).toBe(0);
  expect(timesOf([...stored, ...keptAlive]).at(-1)).toBe(42_000);
});

test('what waits when the room is left in an outage arrives once the server can be reached, without the room', async () => {
  let isUp = false;
  const { clock, storage, reading, keptAlive, stored, begin } = setUpReading({
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
