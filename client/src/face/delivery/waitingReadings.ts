import { browserClock } from '../../lib/clock.ts';
import { createBatchDelivery } from '../../lib/delivery/batchDelivery.ts';
import { sendFreeRooms } from '../../lib/delivery/roomLocks.ts';
import { type BatchStorage, openBatchQueue, randomFirstSeq } from './batchQueue.ts';
import { GATHER_MS, type SendReadings } from './sendReadings.ts';

/** Sends what waits on this device of these rooms, and goes on trying while the page is open. */
export async function sendWaitingReadings(
  storage: BatchStorage,
  own: readonly string[],
  send: SendReadings,
): Promise<void> {
  const waiting = await storage.rooms();
  sendFreeRooms('readings', { waiting, own }, (roomid) => sendAll(roomid, storage, send));
}

function sendAll(roomid: string, storage: BatchStorage, send: SendReadings): void {
  createBatchDelivery({
    openQueue: () =>
      openBatchQueue(roomid, { storage, firstSeq: randomFirstSeq(), onStorageFailed: () => {} }),
    gatherMs: () => GATHER_MS,
    send,
    sendBeforeLeaving: send,
    clock: browserClock,
    random: Math.random,
    onRefused: () => {},
  }).begin();
}
