import type { SentSegment, SpeechBatch, SpeechStored } from '@preproom/models/contract/room/speech';
import { createBatchDelivery, type SendBatch } from '../../lib/batchDelivery.ts';
import { browserClock } from '../../lib/clock.ts';
import { openSegmentQueue, randomRun, type SpeechStorage } from './segmentQueue.ts';

export type SendSpeech = SendBatch<SpeechBatch, SpeechStored>;

/** A batch waits so long for more segments: a request costs more than they do, and a lost page loses none of them. */
export const GATHER_MS = 10_000;

/** Held by a page that is in this room, for as long as it is open. */
const lockOf = (roomid: string) => `preproom-speech:${roomid}`;

/** Tells this browser's other tabs that this one delivers the room's segments. */
export function holdRoom(roomid: string): void {
  void navigator.locks?.request(lockOf(roomid), () => new Promise(() => {}));
}

/**
 * Sends what waits on this device of these rooms, and goes on trying while the page is open. Leaves out rooms that another tab of this
 * browser is in, and those of other people who used it: the server would refuse those for good.
 */
export async function sendWaitingSpeech(
  storage: SpeechStorage,
  ownRooms: readonly string[],
  send: SendSpeech,
): Promise<void> {
  const waiting = await storage.rooms();
  for (const roomid of waiting.filter((room) => ownRooms.includes(room)))
    void navigator.locks?.request(lockOf(roomid), { ifAvailable: true }, (lock) => {
      if (!lock) return undefined;
      sendAll(roomid, storage, send);
      return new Promise(() => {});
    });
}

function sendAll(roomid: string, storage: SpeechStorage, send: SendSpeech): void {
  createBatchDelivery<SpeechBatch, SentSegment, SpeechStored>({
    openQueue: () => openSegmentQueue(roomid, { storage, random: randomRun(), onStorageFailed: () => {} }),
    gatherMs: GATHER_MS,
    send,
    sendBeforeLeaving: send,
    clock: browserClock,
    random: Math.random,
    onRefused: () => {},
  }).begin();
}
