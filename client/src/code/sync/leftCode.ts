import type { CodeBatchStored } from '@preproom/models/contract/room/code';
import type { TimerClock } from '../../lib/clock.ts';
import { createDelivery } from '../../lib/delivery/delivery.ts';
import { codeBatchOf } from './codeBatchOf.ts';
import type { CodeStorage, WaitingCode } from './codeStorage.ts';
import type { CodeRoom } from './codeSync.ts';

export interface LeftCodeOptions {
  userId: string;
  roomid: string;
  room: Pick<CodeRoom, 'send' | 'isJoined' | 'listen'>;
  openStorage: () => Promise<CodeStorage>;
  clock: TimerClock;
}

const BACKOFF = { minMs: 1_000, maxMs: 30_000 };
/** As while the code is open, because the socket has other messages to carry. */
const GAP_MS = 250;

/**
 * Sends what earlier page loads left of a room's code, as it stands on the device: for a page that has not opened the code and has
 * neither document nor editor. What the server refuses stays, so that the code shows it, and says why, when it is opened.
 * Returns a function that stops it; what waits then is for the open code.
 */
export function sendLeftCode({ userId, roomid, room, openStorage, clock }: LeftCodeOptions): () => void {
  let stop = () => {};
  let hasStopped = false;

  async function start() {
    const storage = await openStorage();
    let left = await storage.load({ userId, roomid });
    if (hasStopped || left.length === 0) return;
    const delivery = createDelivery<WaitingCode, CodeBatchStored>({
      ...{ clock, backoff: BACKOFF, gapMs: () => GAP_MS },
      next: () => left[0] ?? null,
      send: (batch) => room.send(codeBatchOf(batch, clock.now())),
      onDelivered: (batch) => {
        left = left.slice(1);
        void storage.remove(batch).catch(report);
      },
      onRefused: () => {
        left = [];
      },
    });
    const stopListening = room.listen({
      onJoined: delivery.resume,
      onDown: delivery.pause,
      // For the open code: there is no document here.
      ...{ onPeerUp() {}, onPeerMessage() {}, onStored() {} },
    });
    stop = () => {
      stopListening();
      delivery.pause();
    };
    if (room.isJoined()) delivery.wake();
  }

  void start().catch(report);
  return () => {
    hasStopped = true;
    stop();
  };
}

/** The next opening of the code, or the next join, sends it. */
function report(cause: unknown): void {
  console.warn('code that was left on this device could not be read', cause);
}
