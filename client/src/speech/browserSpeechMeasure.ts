import { browserClock } from '../lib/clock.ts';
import { holdRoom } from '../lib/delivery/roomLocks.ts';
import { createBrowserPageLife } from '../lib/page/pageLife.ts';
import { serverNow } from '../lib/serverTime.ts';
import { createFrameSource } from './capture/frameSource.ts';
import { openSegmentQueue, randomRun, type SegmentQueue } from './delivery/segmentQueue.ts';
import { openSpeechStorage } from './delivery/speechStorage.ts';
import type { SendSpeech } from './delivery/waitingSpeech.ts';
import { createSpeechMeasure, type SpeechMeasure } from './speechMeasure.ts';

interface FromRoom {
  roomid: string;
  /** The session's start, milliseconds since 1970. */
  startsAt: number;
  getAudioTrack: () => MediaStreamTrack | null;
  /** Delivers over the room's socket. */
  send: SendSpeech;
  /** Delivers without it: while the page closes, and after the room was left. */
  sendBeforeLeaving: SendSpeech;
}

/** Talk time with the browser's microphone, storage and clock. */
export function createBrowserSpeechMeasure({ roomid, startsAt, ...options }: FromRoom): SpeechMeasure {
  return createSpeechMeasure({
    ...options,
    sessionMs: () => serverNow() - startsAt,
    source: createFrameSource(),
    openQueue: () => openRoomQueue(roomid),
    clock: browserClock,
    page: createBrowserPageLife(),
    random: Math.random,
  });
}

/** One queue per room and page load, so that a withdrawal empties it for a visit that still delivers as well. */
const queues = new Map<string, Promise<SegmentQueue>>();

function openRoomQueue(roomid: string): Promise<SegmentQueue> {
  if (!queues.has(roomid)) holdRoom('speech', roomid);
  const queue =
    queues.get(roomid) ??
    openSpeechStorage(onlyInMemory).then((storage) =>
      openSegmentQueue(roomid, { storage, random: randomRun(), onStorageFailed: onlyInMemory }),
    );
  queues.set(roomid, queue);
  return queue;
}

function onlyInMemory(cause: unknown) {
  console.warn('segments wait in memory only', cause);
}
