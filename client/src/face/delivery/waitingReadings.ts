import { createBatchDelivery } from '../../lib/batchDelivery.ts';
import { browserClock } from '../../lib/clock.ts';
import { type BatchStorage, openBatchQueue, randomFirstSeq } from './batchQueue.ts';
import { GATHER_MS, type SendReadings } from './sendReadings.ts';

/** Held by a page that is in this room, for as long as it is open. */
const lockOf = (roomid: string) => `preproom-readings:${roomid}`;

/** Tells this browser's other tabs that this one delivers the room's readings. */
export function holdRoom(roomid: string): void {
  void navigator.locks?.request(lockOf(roomid), () => new Promise(() => {}));
}

/**
 * Sends what waits on this device of these rooms, and goes on trying while the page is open. Leaves out rooms that another tab of this
 * browser is in, and those of other people who used it: the server would refuse those for good.
 */
export async function sendWaitingReadings(
  storage: BatchStorage,
  ownRooms: readonly string[],
  send: SendReadings,
): Promise<void> {
  const waiting = await storage.rooms();
  for (const roomid of waiting.filter((room) => ownRooms.includes(room)))
    void navigator.locks?.request(lockOf(roomid), { ifAvailable: true }, (lock) => {
      if (!lock) return undefined;
      sendAll(roomid, storage, send);
      return new Promise(() => {});
    });
}

function sendAll(roomid: string, storage: BatchStorage, send: SendReadings): void {
  createBatchDelivery({
    openQueue: () =>
      openBatchQueue(roomid, { storage, firstSeq: randomFirstSeq(), onStorageFailed: () => {} }),
    gatherMs: GATHER_MS,
    send,
    sendBeforeLeaving: send,
    clock: browserClock,
    random: Math.random,
    onRefused: () => {},
  }).begin();
}
