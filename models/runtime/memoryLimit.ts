import { AppError } from '../contract/http/errors.ts';

interface Window {
  endsAtMs: number;
  consumed: number;
}

/** So many keys are kept before those that ended are looked for. */
const PURGED_FROM = 1_000;

/**
 * So many points a window for each key, counted in this process's memory by the rules of the limiters in `limits.ts`: a window begins with its
 * first point, and refused points count. It answers without a promise or a timer, for what is asked for every message.
 */
export class MemoryLimit {
  readonly #points: number;
  readonly #windowMs: number;
  readonly #windows = new Map<string, Window>();
  #purgeAt = PURGED_FROM;

  constructor(points: number, windowSeconds: number) {
    this.#points = points;
    this.#windowMs = windowSeconds * 1_000;
  }

  /** Throws `too_many_requests` with the seconds to wait. */
  consume(key: string, points = 1): void {
    const nowMs = performance.now();
    const window = this.#windowOf(key, nowMs);
    window.consumed += points;
    if (window.consumed <= this.#points) return;
    const retryAfterSeconds = Math.ceil((window.endsAtMs - nowMs) / 1_000);
    throw new AppError('too_many_requests', undefined, { retryAfterSeconds });
  }

  #windowOf(key: string, nowMs: number): Window {
    const known = this.#windows.get(key);
    if (known && known.endsAtMs > nowMs) return known;
    if (this.#windows.size >= this.#purgeAt) this.#purge(nowMs);
    const next = { endsAtMs: nowMs + this.#windowMs, consumed: 0 };
    this.#windows.set(key, next);
    return next;
  }

  /** Rare enough to cost each new key the same, however many there are. */
  #purge(nowMs: number): void {
    for (const [key, { endsAtMs }] of this.#windows) if (endsAtMs <= nowMs) this.#windows.delete(key);
    this.#purgeAt = Math.max(PURGED_FROM, 2 * this.#windows.size);
  }
}
