import type { ErrorCode } from '@preproom/models/contract/http/errors';
import type { SentSegment, SpeechBatch, SpeechStored } from '@preproom/models/contract/room/speech';
import { type BatchDeliveryOptions, createBatchDelivery } from '../lib/delivery/batchDelivery.ts';
import { createObservable } from '../lib/observable.ts';
import type { PageLife } from '../lib/page/pageLife.ts';
import { GATHER_MS } from './delivery/waitingSpeech.ts';
import { type SpeechRunOptions, type SpeechState, startSpeechRun } from './speechRun.ts';

export interface SpeechMeasureOptions
  extends SpeechRunOptions,
    Omit<BatchDeliveryOptions<SpeechBatch, SentSegment, SpeechStored>, 'onRefused' | 'gatherMs'> {
  page: PageLife;
}

/** Measures in one room when its person speaks, from the microphone to stored segments. Nothing runs before `start`. */
export interface SpeechMeasure {
  getState(): SpeechState;
  /** Calls the listener after every change of state; returns its undo. */
  subscribe(listener: () => void): () => void;
  /** Only after consent. */
  start(): void;
  /** Stops measuring; what was measured is still delivered. */
  stop(): void;
  /** Consent was withdrawn: stops and deletes undelivered segments. Resolves once they are gone from the device. */
  withdraw(): Promise<void>;
  /** The room's socket is back: sends waiting batches at once. */
  reconnected(): void;
  /** The room was left: stops, and delivers what waits while the page lives. The next page that knows the room sends the rest. */
  dispose(): void;
}

export function createSpeechMeasure(options: SpeechMeasureOptions): SpeechMeasure {
  const { page } = options;
  const view = createObservable<{ speech: SpeechState }>({ speech: { status: 'off' } });
  const delivery = createBatchDelivery({ ...options, gatherMs: () => GATHER_MS, onRefused });
  let run: ReturnType<typeof startSpeechRun> | null = null;
  let hasStarted = false;
  let unsubscribe = () => {};

  function publish(next: SpeechState) {
    if (JSON.stringify(view.get().speech) !== JSON.stringify(next)) view.change({ speech: next });
  }

  function onRefused(code: ErrorCode) {
    if (code !== 'no_consent') return;
    void withdraw();
    publish({ status: 'unavailable' });
  }

  function end(how: 'stop' | 'abandon') {
    unsubscribe();
    unsubscribe = () => {};
    run?.[how]();
    run = null;
  }

  function withdraw(): Promise<void> {
    end('abandon');
    return delivery.forget();
  }

  return {
    getState: () => view.get().speech,
    subscribe: view.subscribe,
    start() {
      if (run) return;
      hasStarted = true;
      delivery.begin();
      run = startSpeechRun(options, { onState: publish, onSegment: delivery.deliver });
      unsubscribe = page.subscribe(() => {
        if (page.isHidden()) delivery.flush();
      });
    },
    stop() {
      if (!run) return;
      end('stop');
      delivery.sendNow();
    },
    withdraw,
    // Without consent nothing is opened on the device, not even to look.
    reconnected() {
      if (hasStarted) delivery.sendNow();
    },
    dispose() {
      end('stop');
      delivery.leave();
    },
  };
}
