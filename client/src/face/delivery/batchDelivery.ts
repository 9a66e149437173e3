import type { UnnumberedBatch } from './batchCutter.ts';
import type { BatchQueue } from './batchQueue.ts';
import { type BatchSenderOptions, createBatchSender, type SendBatch } from './batchSender.ts';

export interface BatchDeliveryOptions extends Omit<BatchSenderOptions, 'queue'> {
  openQueue: () => Promise<BatchQueue>;
  /** Delivers a batch without the room: while the page goes away, and after the room was left. */
  sendBeforeLeaving: SendBatch;
}

/** Queue and sender of one room, opened when first needed; calls made meanwhile are kept in order. */
export interface BatchDelivery {
  /** Goes on after the newest sample that the server has, and sends what waits from before. */
  begin(lastSeq: number): void;
  deliver(batch: UnnumberedBatch): void;
  sendNow(): void;
  flush(): Promise<void>;
  forget(): Promise<void>;
  /** The room was left: goes on without it until nothing waits any more. A later `begin` comes back to the room. */
  leave(): void;
}

export function createBatchDelivery(options: BatchDeliveryOptions): BatchDelivery {
  const { sendBeforeLeaving } = options;
  let opened: ReturnType<typeof open> | null = null;
  let hasLeft = false;

  async function open() {
    const queue = await options.openQueue();
    const send: SendBatch = (batch) => (hasLeft ? sendBeforeLeaving : options.send)(batch);
    return { queue, sender: createBatchSender({ ...options, queue, send }) };
  }

  async function withOpened(use: (delivery: Awaited<ReturnType<typeof open>>) => unknown): Promise<void> {
    opened ??= open();
    await use(await opened);
  }

  const flush = () => withOpened(({ sender }) => sender.flush(sendBeforeLeaving));

  return {
    begin(lastSeq) {
      hasLeft = false;
      void withOpened(({ queue, sender }) => {
        queue.setNextSeq(lastSeq + 1);
        sender.wake();
      });
    },
    deliver: (batch) =>
      void withOpened(({ queue, sender }) => {
        queue.add(batch);
        sender.wake();
      }),
    sendNow: () => void withOpened(({ sender }) => sender.sendNow()),
    flush,
    forget: () => withOpened(({ queue }) => queue.clear()),
    leave() {
      hasLeft = true;
      if (opened) void flush();
    },
  };
}
