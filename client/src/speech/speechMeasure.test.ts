import { AppError, type ErrorCode } from '@preproom/models/contract/http/errors';
import type { SpeechBatch } from '@preproom/models/contract/room/speech';
import { expect, test } from 'vitest';
import { FakeClock } from '../lib/testing/fakeClock.ts';
import { openSegmentQueue } from './delivery/segmentQueue.ts';
import { createMemorySpeechStorage } from './delivery/speechStorage.ts';
import { createSpeechMeasure } from './speechMeasure.ts';
import { createFakeSource } from './testing/fakeSource.ts';

const ROOM = 'room12345678';
const START = Date.UTC(2026, 10, 24, 12);

/** A page ten seconds into the session, and a server that stores batches. */
async function setUp({ refusal = () => null }: { refusal?: () => ErrorCode | null } = {}) {
  const clock = new FakeClock(START + 10_000);
  const mic = createFakeSource();
  const storage = createMemorySpeechStorage();
  const track = { enabled: true, muted: false, readyState: 'live' };
  const room = { track: track as object | null, jumpMs: 0, isHidden: false };
  const listeners = new Set<() => void>();
  const stored: SpeechBatch[] = [];
  const send = async (batch: SpeechBatch) => {
    const code = refusal();
    if (code) throw new AppError(code);
    stored.push(batch);
    return { seq: batch.seq, duplicate: false };
  };
  const measure = createSpeechMeasure({
    sessionMs: () => clock.now() - START + room.jumpMs,
    getAudioTrack: () => room.track as MediaStreamTrack | null,
    source: mic.source,
    openQueue: () => openSegmentQueue(ROOM, { storage, random: 1, onStorageFailed: () => {} }),
    send,
    sendBeforeLeaving: send,
    clock,
    random: () => 1,
    page: {
      isHidden: () => room.isHidden,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  const play = (kind: 'speech' | 'quiet', ms: number) => mic.play(kind, ms, (passed) => clock.pass(passed));
  measure.start();
  await play('quiet', 1_000);
  const settle = async () => {
    await play('quiet', 1_000);
    await clock.pass(30_000);
    return stored.flatMap(({ segments }) => segments);
  };
  const hide = () => {
    room.isHidden = true;
    for (const listener of listeners) listener();
  };
  return { clock, mic, storage, track, room, stored, measure, play, settle, hide };
}

/** The measure may be off by what it smooths over. */
const near = (ms: number) => expect.closeTo(ms, -2.3);

test('speech becomes a segment in session time, and only that is sent', async () => {
  const { play, settle, stored } = await setUp();
  await play('speech', 2_000);
  expect(await settle()).toEqual([[near(11_000), near(13_000), expect.any(Number)]]);
  expect(Object.keys(stored[0] ?? {}).sort()).toEqual(['algo', 'roomid', 'segments', 'seq']);
});

test('a muted microphone ends the segment, and what it hears meanwhile is nothing', async () => {
  const { play, settle, track, measure, mic } = await setUp();
  await play('speech', 1_000);
  track.enabled = false;
  await play('speech', 3_000);
  expect(measure.getState()).toEqual({ status: 'paused', reason: 'muted' });
  expect(mic.track()).toBeNull();
  track.enabled = true;
  await play('quiet', 1_000);
  await play('speech', 1_000);
  const segments = await settle();
  expect(segments).toHaveLength(2);
  // The track is asked four times a second.
  expect(segments[0]?.[1]).toBeLessThanOrEqual(12_500);
  expect(segments[1]?.[0]).toBeGreaterThanOrEqual(15_900);
});

test('a lost device is silence, and another one is measured again', async () => {
  const { play, settle, room, measure, mic } = await setUp();
  await play('speech', 1_000);
  room.track = null;
  await play('quiet', 1_000);
  expect(measure.getState()).toEqual({ status: 'paused', reason: 'no_microphone' });
  room.track = { enabled: true, muted: false, readyState: 'live' };
  // A device of its own: its audio goes on from another time.
  mic.state.audioMs += 90_000;
  await play('quiet', 1_000);
  await play('speech', 1_000);
  const segments = await settle();
  expect(segments).toHaveLength(2);
  expect(segments[1]?.[0]).toEqual(near(14_000));
});

test('audio that the browser holds back is asked for again, and is silence', async () => {
  const { play, settle, mic, measure, clock } = await setUp();
  await play('speech', 1_000);
  mic.state.isRunning = false;
  await clock.pass(5_000);
  expect(measure.getState()).toEqual({ status: 'paused', reason: 'waiting_for_audio' });
  expect(mic.state.woken).toBeGreaterThan(0);
  mic.state.isRunning = true;
  await play('quiet', 500);
  await play('speech', 1_000);
  const segments = await settle();
  expect(segments[0]?.[1]).toEqual(near(12_000));
  expect(segments[1]).toEqual([near(17_500), near(18_500), expect.any(Number)]);
});

test('a clock that jumps ends the segment: none is stretched, none overlaps', async () => {
  const { play, settle, room } = await setUp();
  await play('speech', 2_000);
  room.jumpMs = 60_000;
  await play('speech', 2_000);
  room.jumpMs = -60_000;
  await play('speech', 2_000);
  const segments = await settle();
  for (const [start, end] of segments) expect(end - start).toBeLessThanOrEqual(2_300);
  for (const [i, [start]] of segments.entries())
    if (i > 0) expect(start).toBeGreaterThanOrEqual(segments[i - 1]?.[1] ?? 0);
});

test('a withdrawal stops at once and leaves nothing on the device', async () => {
  const { play, settle, measure, storage, mic } = await setUp();
  await play('speech', 1_000);
  await play('quiet', 1_000);
  await play('speech', 1_000);
  await measure.withdraw();
  expect(mic.isStarted()).toBe(false);
  expect(await storage.rooms()).toEqual([]);
  expect(await settle()).toHaveLength(1);
});

test('a server that has no consent ends it', async () => {
  const { play, settle, measure, mic, storage } = await setUp({ refusal: () => 'no_consent' });
  await play('speech', 1_000);
  expect(await settle()).toEqual([]);
  expect(measure.getState()).toEqual({ status: 'unavailable' });
  expect([mic.isStarted(), await storage.rooms()]).toEqual([false, []]);
});

test('segments wait for the connection, are sent once it is back, and a page that is hidden sends at once', async () => {
  let isDown = true;
  const { play, stored, clock, measure, hide } = await setUp({
    refusal: () => (isDown ? 'unavailable' : null),
  });
  await play('speech', 1_000);
  await play('quiet', 1_000);
  await play('speech', 1_000);
  await play('quiet', 1_000);
  expect(stored).toEqual([]);
  isDown = false;
  measure.reconnected();
  await clock.pass(11_000);
  expect(stored.flatMap(({ segments }) => segments)).toHaveLength(2);
  await play('speech', 1_000);
  await play('quiet', 500);
  hide();
  await clock.pass(0);
  expect(stored.flatMap(({ segments }) => segments)).toHaveLength(3);
});

test('a browser without audio worklets says so', async () => {
  const { mic, measure } = await setUp();
  mic.fail();
  expect(measure.getState()).toEqual({ status: 'unavailable' });
});
