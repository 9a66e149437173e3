import { type AppError, isTransient } from '@preproom/models/contract/http/errors';
import { asAppError } from '../../lib/api.ts';
import type { TimerClock } from '../../lib/clock.ts';
import { backoffMs } from '../../lib/retry.ts';

const BACKOFF = { minMs: 1_000, maxMs: 15_000 };

export interface Outbox<Item> {
  add(item: Item): void;
  /** The way is open: go on at once. */
  resume(): void;
  /** The way is closed: keep everything. */
  pause(): void;
}

interface OutboxOptions<Item> {
  /** Delivers one item; it must be safe to deliver it twice. */
  send(item: Item): Promise<void>;
  /** The receiver will never take this item; the next one follows. */
  onRefused(item: Item, error: AppError): void;
  clock: TimerClock;
}

/** Delivers items one after the other in the order of `add`, each again and again until it is acknowledged. */
export function createOutbox<Item>({ send, onRefused, clock }: OutboxOptions<Item>): Outbox<Item> {
  let items: Item[] = [];
  let isOpen = false;
  // Token of the in-flight send. `pause` clears it, so a late result is ignored.
  let delivery: symbol | null = null;
  let failures = 0;
  let stopRetry: (() => void) | null = null;

  const next = async () => {
    const [item] = items;
    if (!isOpen || delivery || stopRetry || item === undefined) return;
    const mine = Symbol();
    delivery = mine;
    const error = await send(item).then(() => null, asAppError);
    if (delivery !== mine) return;
    delivery = null;
    if (error && isWorthRetrying(error)) return retryLater(error);
    failures = 0;
    items = items.slice(1);
    if (error) onRefused(item, error);
    void next();
  };

  const retryLater = (error: AppError) => {
    failures += 1;
    const delayMs = (error.retryAfterSeconds ?? 0) * 1000 || backoffMs(failures, BACKOFF);
    stopRetry = clock.after(delayMs, () => {
      stopRetry = null;
      void next();
    });
  };

  const halt = () => {
    delivery = null;
    stopRetry?.();
    stopRetry = null;
    failures = 0;
  };

  return {
    add: (item) => {
      items = [...items, item];
      void next();
    },
    resume: () => {
      halt();
      isOpen = true;
      void next();
    },
    pause: () => {
      halt();
      isOpen = false;
    },
  };
}

/** After a reconnection the page has to join again first. */
function isWorthRetrying({ code }: AppError): boolean {
  return isTransient(code) || code === 'not_in_room';
}
