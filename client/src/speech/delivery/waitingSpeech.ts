import type { SentSegment, SpeechBatch, SpeechStored } from '@preproom/models/contract/room/speech';
import { browserClock } from '../../lib/clock.ts';
import { createBatchDelivery, type SendBatch } from '../../lib/delivery/batchDelivery.ts';
import { sendFreeRooms } from '../../lib/delivery/roomLocks.ts';
import { openSegmentQueue, randomRun, type SpeechStorage } from './segmentQueue.ts';

export type SendSpeech = SendBatch<SpeechBatch, SpeechStored>;

/** A batch waits so long for more segments: a request costs more than they do, and a lost page loses none of them. */
export const GATHER_MS = 10_000;

/** Sends what waits on this device of these rooms, and goes on trying while the page is open. */
export async function sendWaitingSpeech(
  storage: SpeechStorage,
  own: readonly string[],
  send: SendSpeech,
): Promise<void> {
  const waiting = await storage.rooms();
  sendFreeRooms('speech', { waiting, own }, (roomid) => sendAll(roomid, storage, send));
}

function sendAll(roomid: string, storage: SpeechStorage, send: SendSpeech): void {
  createBatchDelivery<SpeechBatch, SentSegment, SpeechStored>({
    openQueue: () => openSegmentQueue(roomid, { storage, random: randomRun(), onStorageFailed: () => {} }),
    gatherMs: () => GATHER_MS,
    send,
    sendBeforeLeaving: send,
    clock: browserClock,
    random: Math.random,
    onRefused: () => {},
  }).begin();
}
