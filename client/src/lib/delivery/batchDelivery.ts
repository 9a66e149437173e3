import type { ErrorCode } from '@preproom/models/contract/http/errors';
import type { Clock } from '../clock.ts';
import { createDelivery } from './delivery.ts';

/** Delivers one batch and resolves once it is stored; rejects with an AppError whose code says why it was not. */
export type SendBatch<Batch, Answer> = (batch: Batch) => Promise<Answer>;

/** What the server has not acknowledged of one room, in order, on the device. */
export interface WaitingBatches<Batch, Part> {
  /** Stores a part until its batch is removed. */
  add(part: Part): void;
  /** Whether later parts can still join the oldest batch, so that sending it can wait. */
  canGrow(): boolean;
  /** The oldest batch. It never changes after this, so a resend is identical. */
  seal(): Batch | undefined;
  size(): number;
  remove(batch: Batch): void;
  /** Deletes all waiting batches, for a withdrawn consent. Resolves once they are gone from the device. */
  clear(): Promise<void>;
}

/** Sending such a batch again can never succeed. Anything else (no connection, busy, signed out for now) is tried again. */
const FINAL_REFUSALS: readonly ErrorCode[] = [
  'bad_request',
  'not_allowed',
  'not_found',
  'room_not_found',
  'conflict',
  'too_late',
  'too_large',
  'no_consent',
  'readings_off',
];

/** Between two batches, because after an outage the room's socket has other messages to carry as well. */
const GAP_MS = 250;
const BACKOFF = { minMs: 1_000, maxMs: 30_000 };

export interface BatchDeliveryOptions<Batch, Part, Answer> {
  openQueue: () => Promise<WaitingBatches<Batch, Part>>;
  /** How long a batch waits for more to travel with it, in milliseconds. */
  gatherMs: () => number;
  /** Delivers a batch over the room's socket. */
  send: SendBatch<Batch, Answer>;
  /** Delivers a batch without the room's socket: while the page closes, and after the room was left. */
  sendBeforeLeaving: SendBatch<Batch, Answer>;
  clock: Clock;
  /** 0 to 1, for the jitter. */
  random: () => number;
  /** The server refused a batch for good, and it was dropped. */
  onRefused: (code: ErrorCode) => void;
}

/** Delivers the batches of one room. Its queue is opened at the first call; later calls wait for it and keep their order. */
export interface BatchDelivery<Part> {
  /** Sends what waits from an earlier page load. */
  begin(): void;
  deliver(part: Part): void;
  /** Sends at once: the connection is back, or nothing more will come. */
  sendNow(): void;
  /** The page may close: sends what waits by `sendBeforeLeaving`, without gaps. */
  flush(): void;
  /** Drops what waits. Resolves once it is gone from the device. */
  forget(): Promise<void>;
  /** The room was left: sends by `sendBeforeLeaving` until nothing waits. A later `begin` returns to the socket. */
  leave(): void;
}

/** Sends one batch at a time, in order, each unchanged until it is acknowledged or refused for good. */
export function createBatchDelivery<Batch, Part, Answer>(
  options: BatchDeliveryOptions<Batch, Part, Answer>,
): BatchDelivery<Part> {
  const { clock, random, gatherMs, send, sendBeforeLeaving } = options;
  let opened: ReturnType<typeof open> | null = null;
  let [hasLeft, isFlushing, hasSent] = [false, false, false];

  async function open() {
    const queue = await options.openQueue();
    const delivery = createDelivery<Batch, Answer>({
      clock,
      backoff: { ...BACKOFF, random },
      next: () => queue.seal() ?? null,
      send: (batch) => {
        hasSent = true;
        return (hasLeft || isFlushing ? sendBeforeLeaving : send)(batch);
      },
      onDelivered: queue.remove,
      onRefused: (batch, { code }) => {
        queue.remove(batch);
        options.onRefused(code);
      },
      // The page may stay open after all.
      onDelayed: () => {
        isFlushing = false;
      },
      isWorthRetrying: ({ code }) => !FINAL_REFUSALS.includes(code),
      gapMs: () => {
        isFlushing &&= queue.size() > 0;
        if (isFlushing || queue.size() === 0) return 0;
        return queue.canGrow() ? gatherMs() : GAP_MS;
      },
    });
    return { queue, delivery };
  }

  async function withOpened(use: (parts: Awaited<ReturnType<typeof open>>) => unknown): Promise<void> {
    opened ??= open();
    await use(await opened);
  }

  function flush() {
    void withOpened(({ queue, delivery }) => {
      isFlushing = queue.size() > 0;
      // The batch in flight is sent again: its acknowledgement may not arrive any more, and the server knows duplicates.
      delivery.resume();
    });
  }

  return {
    begin() {
      hasLeft = false;
      void withOpened(({ delivery }) => delivery.wake());
    },
    deliver: (part) =>
      void withOpened(({ queue, delivery }) => {
        queue.add(part);
        // The very first batch is not held back, so that the page learns early whether the server accepts them.
        delivery.wake(hasSent && queue.canGrow() ? gatherMs() : 0);
      }),
    sendNow: () => void withOpened(({ delivery }) => delivery.sendNow()),
    flush,
    forget: () => withOpened(({ queue }) => queue.clear()),
    leave() {
      hasLeft = true;
      if (opened) flush();
    },
  };
}
