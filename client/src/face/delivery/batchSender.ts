import { AppError, type ErrorCode } from '@preproom/models/contract/http/errors';
import {
  type BatchStored,
  DELIVERY_SECONDS,
  type ReadingBatch,
} from '@preproom/models/contract/room/readings';
import type { Clock } from '../../lib/clock.ts';
import { backoffMs } from '../../lib/retry.ts';
import type { BatchQueue } from './batchQueue.ts';

/** Delivers one batch and resolves once it is stored; rejects with an AppError whose code says why it was not. */
export type SendBatch = (batch: ReadingBatch) => Promise<BatchStored>;

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

/** How long a batch waits for more to travel with it. */
const GATHER_MS = 1_000 * DELIVERY_SECONDS;
/** After an outage the room's socket is needed for other things as well. */
const LEAST_BETWEEN_SENDS_MS = 250;
const BACKOFF = { minMs: 1_000, maxMs: 30_000 };

export interface BatchSender {
  /** Something waits in the queue. */
  wake(): void;
  /** Do not wait any longer: the connection is back, or nothing more is to come. */
  sendNow(): void;
  /** The page may go away: sends what waits by `sendBeforeLeaving`, at once and without pauses, still one after the other. */
  flush(sendBeforeLeaving: SendBatch): Promise<void>;
}

export interface BatchSenderOptions {
  queue: BatchQueue;
  send: SendBatch;
  clock: Clock;
  /** 0 to 1, for the jitter. */
  random: () => number;
  /** A batch was refused for good and dropped. */
  onRefused: (code: ErrorCode) => void;
}

/** Empties the queue in order, one batch in flight, each the same until it is acknowledged or refused for good. */
export function createBatchSender({
  queue,
  send,
  clock,
  random,
  onRefused,
}: BatchSenderOptions): BatchSender {
  let failures = 0;
  let [inFlight, hasSent] = [false, false];
  let cancelTimer: (() => void) | null = null;

  function schedule(delayMs: number) {
    cancelTimer?.();
    cancelTimer = clock.after(delayMs, () => {
      cancelTimer = null;
      void sendNext();
    });
  }

  async function sendNext() {
    const batch = inFlight ? undefined : queue.seal();
    if (!batch) return;
    inFlight = true;
    hasSent = true;
    const delayMs = await deliver(batch, send);
    inFlight = false;
    if (queue.size() > 0) schedule(queue.canGrow() ? GATHER_MS : delayMs);
  }

  /** Sends one batch; resolves to the pause before the next. */
  async function deliver(batch: ReadingBatch, by: SendBatch): Promise<number> {
    try {
      await by(batch);
      queue.remove(batch);
      failures = 0;
      return LEAST_BETWEEN_SENDS_MS;
    } catch (cause) {
      const refusal = cause instanceof AppError ? cause : null;
      if (refusal && FINAL_REFUSALS.includes(refusal.code)) {
        queue.remove(batch);
        onRefused(refusal.code);
        return LEAST_BETWEEN_SENDS_MS;
      }
      failures += 1;
      const delayMs = backoffMs(failures, { ...BACKOFF, random });
      return Math.max(delayMs, 1000 * (refusal?.retryAfterSeconds ?? 0));
    }
  }

  return {
    wake() {
      if (cancelTimer || inFlight || queue.size() === 0) return;
      // The first one goes alone: should the server refuse readings, the page hears of it soon.
      if (hasSent && queue.canGrow()) schedule(GATHER_MS);
      else void sendNext();
    },
    sendNow() {
      failures = 0;
      cancelTimer?.();
      cancelTimer = null;
      void sendNext();
    },
    async flush(sendBeforeLeaving) {
      // The batch in flight is sent again: its acknowledgement may not come any more, and the server knows duplicates.
      for (let batch = queue.seal(); batch; batch = queue.seal()) {
        const delayMs = await deliver(batch, sendBeforeLeaving);
        if (queue.seal() !== batch) continue;
        // The page may live on.
        schedule(delayMs);
        return;
      }
    },
  };
}
