import type { Clock } from '../clock.ts';

interface Timer {
  atMs: number;
  periodMs: number | null;
  task: () => void;
}

/** A clock that only the test advances. */
export class FakeClock implements Clock {
  #nowMs: number;
  readonly #startMs: number;
  #timers: Timer[] = [];

  constructor(startMs = Date.parse('2026-11-20T13:00:00.000Z')) {
    this.#startMs = startMs;
    this.#nowMs = startMs;
  }

  now = () => this.#nowMs;

  performanceNow = () => this.#nowMs - this.#startMs;

  after = (ms: number, task: () => void) => this.#add({ atMs: this.#nowMs + ms, periodMs: null, task });

  every = (ms: number, task: () => void) => this.#add({ atMs: this.#nowMs + ms, periodMs: ms, task });

  /** Number of pending timers. */
  get running(): number {
    return this.#timers.length;
  }

  /** Advances the time, and lets promises settle in between. */
  async pass(ms: number): Promise<void> {
    const endMs = this.#nowMs + ms;
    for (;;) {
      await settled();
      const next = this.#timers.filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0];
      if (!next) break;
      this.#nowMs = next.atMs;
      if (next.periodMs === null) this.#timers = this.#timers.filter((timer) => timer !== next);
      else next.atMs += next.periodMs;
      next.task();
    }
    this.#nowMs = endMs;
  }

  #add(timer: Timer) {
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }
}

/** Resolves once all promises that can settle have settled. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
