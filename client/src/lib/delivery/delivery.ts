import { type AppError, isTransient } from '@preproom/models/contract/http/errors';
import { asAppError } from '../api.ts';
import type { TimerClock } from '../clock.ts';
import { type Backoff, backoffMs } from '../retry.ts';

export interface DeliveryOptions<Item, Answer> {
  /**
   * What to send now; null when nothing waits. A queue returns its oldest item until that is delivered or refused, which keeps
   * the order. A latest-wins source returns its newest state, which skips the states in between.
   */
  next(): Item | null;
  /** Sends one item. The receiver must accept the same item twice: an acknowledgement can get lost. */
  send(item: Item): Promise<Answer>;
  onDelivered(item: Item, answer: Answer): void;
  /** The item will never be accepted: `next` must not return it again. */
  onRefused(item: Item, error: AppError): void;
  /** The item is sent again after a delay. */
  onDelayed?(): void;
  /** Whether the same item may succeed later; by default after transient errors only. */
  isWorthRetrying?(error: AppError): boolean;
  backoff: Backoff;
  /** Milliseconds between a delivered or refused item and the next one; 0 by default. */
  gapMs?(): number;
  clock: TimerClock;
}

export interface Delivery {
  /** Something waits: sends it after the delay, unless an item is in flight or waiting for its time already. */
  wake(delayMs?: number): void;
  /** Sends at once instead of waiting for a gap or a back-off to pass. An item in flight is still awaited. */
  sendNow(): void;
  /** Sends nothing until `resume`. An item in flight counts as not delivered. */
  pause(): void;
  /** Sends at once, an item in flight once more. */
  resume(): void;
}

/** Sends one item at a time, each again with a growing delay until it is acknowledged or refused. Starts unpaused. */
export function createDelivery<Item, Answer>(options: DeliveryOptions<Item, Answer>): Delivery {
  const { next, send, onDelivered, onRefused, onDelayed, gapMs = () => 0, backoff, clock } = options;
  const { isWorthRetrying = ({ code }) => isTransient(code) } = options;
  let isPaused = false;
  let failures = 0;
  // Token of the in-flight send. `pause` and `resume` clear it, so a late result is ignored.
  let inFlight: symbol | null = null;
  let cancelTimer: (() => void) | null = null;

  async function sendNext() {
    const item = isPaused || inFlight || cancelTimer ? null : next();
    if (item === null) return;
    const attempt = Symbol();
    inFlight = attempt;
    const result = await send(item).then(
      (answer) => ({ answer }),
      (cause: unknown) => ({ error: asAppError(cause) }),
    );
    if (inFlight !== attempt) return;
    inFlight = null;
    if ('error' in result && isWorthRetrying(result.error)) return retryLater(result.error);
    failures = 0;
    if ('error' in result) onRefused(item, result.error);
    else onDelivered(item, result.answer);
    sendIn(gapMs());
  }

  function retryLater({ retryAfterSeconds = 0 }: AppError) {
    failures += 1;
    onDelayed?.();
    sendIn(Math.max(backoffMs(failures, backoff), 1000 * retryAfterSeconds));
  }

  function sendIn(delayMs: number) {
    stopTimer();
    if (delayMs === 0) return void sendNext();
    cancelTimer = clock.after(delayMs, () => {
      cancelTimer = null;
      void sendNext();
    });
  }

  function stopTimer() {
    cancelTimer?.();
    cancelTimer = null;
  }

  function reset() {
    stopTimer();
    inFlight = null;
    failures = 0;
  }

  return {
    wake(delayMs = 0) {
      if (!inFlight && !cancelTimer) sendIn(delayMs);
    },
    sendNow() {
      failures = 0;
      sendIn(0);
    },
    pause() {
      reset();
      isPaused = true;
    },
    resume() {
      reset();
      isPaused = false;
      void sendNext();
    },
  };
}
