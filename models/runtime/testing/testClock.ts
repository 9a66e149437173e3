import type { Clock } from '../clock.ts';

/** A clock that runs like the real one and can be advanced. */
export class TestClock implements Clock {
  #aheadMs = 0;

  now(): number {
    return Date.now() + this.#aheadMs;
  }

  advance(ms: number): void {
    this.#aheadMs += ms;
  }

  /** Advances to this instant, in milliseconds since the epoch. */
  advanceTo(instantMs: number): void {
    this.#aheadMs = instantMs - Date.now();
  }
}
