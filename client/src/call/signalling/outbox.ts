import { AppError } from '@preproom/models/contract/http/errors';
import type { Clock } from '../core/ports.ts';

const RETRY_MIN_MS = 1_000;
const RETRY_MAX_MS = 15_000;

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
  clock: Clock;
}

/** Delivers items one after the other in the order of `add`, each again and again until it is acknowledged. */
export function createOutbox<Item>({ send, onRefused, clock }: OutboxOptions<Item>): Outbox<Item> {
  let items: Item[] = [];
  let isOpen = false;
  // The delivery under way; pausing makes its outcome a stranger's.
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
    if (error && isPassing(error)) return retryLater(error);
    failures = 0;
    items = items.slice(1);
    if (error) onRefused(item, error);
    void next();
  };

  const retryLater = (error: AppError) => {
    const backOffMs = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** failures);
    failures += 1;
    stopRetry = clock.after((error.retryAfterSeconds ?? 0) * 1000 || backOffMs, () => {
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

function asAppError(failure: unknown): AppError {
  return failure instanceof AppError ? failure : new AppError('internal', undefined, { cause: failure });
}

function isPassing({ code }: AppError): boolean {
  return (
    code === 'unavailable' || code === 'too_many_requests' || code === 'internal' || code === 'not_in_room'
  );
}
