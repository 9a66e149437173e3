import type { UnnumberedBatch } from './batchCutter.ts';
import type { BatchQueue } from './batchQueue.ts';
import { type BatchSenderOptions, createBatchSender, type SendBatch } from './batchSender.ts';

export interface BatchDeliveryOptions extends Omit<BatchSenderOptions, 'queue'> {
  openQueue: () => Promise<BatchQueue>;
  /** Delivers a batch while the page goes away. */
  sendBeforeLeaving: SendBatch;
}

/** Queue and sender of one room, opened when first needed; calls made meanwhile are kept in order. */
export interface BatchDelivery {
  /** Goes on after the newest sample that the server has, and sends what waits from before. */
  begin(lastSeq: number): void;
  deliver(batch: UnnumberedBatch): void;
  retryNow(): void;
  flush(): Promise<void>;
  forget(): Promise<void>;
  /** Flushes, then sends nothing more. */
  end(): void;
}

export function createBatchDelivery(options: BatchDeliveryOptions): BatchDelivery {
  let opened: ReturnType<typeof open> | null = null;

  async function open() {
    const queue = await options.openQueue();
    return { queue, sender: createBatchSender({ ...options, queue }) };
  }

  async function withOpened(use: (delivery: Awaited<ReturnType<typeof open>>) => unknown): Promise<void> {
    opened ??= open();
    await use(await opened);
  }

  return {
    begin: (lastSeq) =>
      void withOpened(({ queue, sender }) => {
        queue.setNextSeq(lastSeq + 1);
        sender.wake();
      }),
    deliver: (batch) =>
      void withOpened(({ queue, sender }) => {
        queue.add(batch);
        sender.wake();
      }),
    retryNow: () => void withOpened(({ sender }) => sender.retryNow()),
    flush: () => withOpened(({ sender }) => sender.flush(options.sendBeforeLeaving)),
    forget: () => withOpened(({ queue }) => queue.clear()),
    end() {
      const ending = opened;
      // A later begin opens anew: pages are left and come back to.
      opened = null;
      void ending?.then(async ({ sender }) => {
        await sender.flush(options.sendBeforeLeaving);
        sender.stop();
      });
    },
  };
}
