import { expect, test } from 'vitest';
import { setUpReading, timesOf } from './testing/setUpReading.ts';

test('nothing runs before start', async () => {
  const { clock, reader, reading } = setUpReading();
  await clock.pass(5000);
  expect(reader.isRunning()).toBe(false);
  expect(reading.getState()).toEqual({ status: 'off' });
});

test('a hidden page pauses reading: no frames are taken and no zeros sent; what was read is flushed', async () => {
  const { clock, reader, reading, stored, keptAlive, setHidden, begin } = setUpReading();
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
  const { clock, reading, track, stored, begin } = setUpReading();
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
  const { clock, reader, reading, stored, begin } = setUpReading();
  await begin(20);
  reader.show(() => null);
  await clock.pass(3000);
  expect(reading.getState()).toMatchObject({ status: 'reading', problem: 'no_face' });
  await clock.pass(30_000);
  expect(timesOf(stored).at(-1)).toBe(50_000);
});

test('on the main thread reading is reduced and says so', async () => {
  const { clock, reader, reading, stored } = setUpReading();
  reading.start();
  reader.listener().onReady({ onMainThread: true });
  await clock.pass(20_000);
  expect(reader.framesPerSecond()).toBe(5);
  expect(reading.getState()).toMatchObject({ status: 'reading', mode: 'reduced' });
  expect(stored.every(({ mode }) => mode === 'reduced')).toBe(true);
});

test('a device that cannot read faces says why, and stays quiet', async () => {
  const { clock, reader, reading } = setUpReading();
  reading.start();
  reader.listener().onUnavailable();
  expect(reading.getState()).toEqual({ status: 'unavailable', reason: 'failed' });
  await clock.pass(5000);
  expect(reading.getState()).toEqual({ status: 'unavailable', reason: 'failed' });
  expect(reader.isRunning()).toBe(false);
});

test('after a stop the resting face is still known; after a withdrawal it is not', async () => {
  const { clock, reader, reading, begin } = setUpReading();
  await begin(15);
  reading.stop();
  await begin(2);
  expect(reading.getState().status).toBe('reading');
  await reading.withdraw();
  reading.start();
  reader.listener().onReady({ onMainThread: false });
  await clock.pass(2000);
  expect(reading.getState().status).toBe('calibrating');
});
