import type { ErrorCode } from '@preproom/models/contract/http/errors';
import type { BatchStored, ReadingBatch } from '@preproom/models/contract/readings/readings';
import { type BatchDeliveryOptions, createBatchDelivery } from '../lib/delivery/batchDelivery.ts';
import { createObservable } from '../lib/observable.ts';
import type { UnnumberedBatch } from './delivery/batchCutter.ts';
import { GATHER_MS } from './delivery/sendReadings.ts';
import { createReadingPipeline } from './measure/readingPipeline.ts';
import { type ReadingRun, type ReadingRunOptions, startReadingRun } from './readingRun.ts';
import { type ExpressionReadingState, READING_OFF, sameState } from './readingState.ts';

export interface ExpressionReadingOptions
  extends Omit<ReadingRunOptions, 'sessionMs' | 'pipeline'>,
    Omit<BatchDeliveryOptions<ReadingBatch, UnnumberedBatch, BatchStored>, 'onRefused' | 'gatherMs'> {
  /** The session's start, milliseconds since 1970 by the server's clock. */
  startsAt: number;
  /** The server's clock minus the local one, in milliseconds. */
  clockOffsetMs: () => number;
  /** The server refused a batch for good, and it was dropped. */
  onRefused?: (code: ErrorCode) => void;
}

/** Expression reading in one room, from the learner's camera to stored batches. Nothing runs before `start`. */
export interface ExpressionReading {
  getState(): ExpressionReadingState;
  /** Calls the listener after every change of state; returns its undo. */
  subscribe(listener: () => void): () => void;
  /** Only after consent. */
  start(): void;
  /** Stops reading; earlier readings are still delivered, and the resting face is kept for the next start. */
  stop(): void;
  /** Consent was withdrawn: stops and deletes undelivered readings. Resolves once they are gone from the device. */
  withdraw(): Promise<void>;
  recalibrate(): void;
  /** Makes the median pose of head and eyes in the last minute the new resting pose. */
  renewPose(): void;
  /** The room's socket is back: sends waiting batches at once. */
  reconnected(): void;
  /** The room was left: stops, and delivers waiting batches while the page lives. The next visit to the room sends the rest. */
  dispose(): void;
}

export function createExpressionReading(options: ExpressionReadingOptions): ExpressionReading {
  const { clock, page, startsAt, clockOffsetMs } = options;
  const sessionMs = () => clock.now() + clockOffsetMs() - startsAt;
  const delivery = createBatchDelivery({ ...options, gatherMs: () => GATHER_MS, onRefused: refused });
  const pipeline = createReadingPipeline();
  const view = createObservable<{ reading: ExpressionReadingState }>({ reading: READING_OFF });
  let run: ReadingRun | null = null;
  let unsubscribe = () => {};

  function publish(next: ExpressionReadingState) {
    if (!sameState(view.get().reading, next)) view.change({ reading: next });
  }

  function refused(code: ErrorCode) {
    options.onRefused?.(code);
    if (code !== 'no_consent' && code !== 'readings_off') return;
    void withdraw();
    publish({ status: 'unavailable', reason: code });
  }

  function end(how: 'stop' | 'abandon') {
    unsubscribe();
    run?.[how]();
    run = null;
  }

  function withdraw(): Promise<void> {
    end('abandon');
    pipeline.recalibrate();
    return delivery.forget();
  }

  function flushWhenHidden() {
    if (page.isHidden()) delivery.flush();
  }

  return {
    getState: () => view.get().reading,
    subscribe: view.subscribe,
    start() {
      if (run) return;
      delivery.begin();
      run = startReadingRun(
        { ...options, sessionMs, pipeline },
        { onState: publish, onBatch: delivery.deliver },
      );
      // Subscribed after the run, so that the batch which the run ends on hiding is flushed as well.
      unsubscribe = page.subscribe(flushWhenHidden);
    },
    stop() {
      end('stop');
      delivery.sendNow();
    },
    withdraw,
    recalibrate: () => run?.recalibrate(),
    renewPose: () => run?.renewPose(),
    reconnected: delivery.sendNow,
    dispose() {
      end('stop');
      delivery.leave();
    },
  };
}
