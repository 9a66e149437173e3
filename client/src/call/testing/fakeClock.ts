import type { Clock } from '../core/ports.ts';

/** A clock that moves when told to. */
export class FakeClock implements Clock {
  private nowMs = Date.parse('2026-11-20T13:00:00.000Z');
  private tasks: { atMs: number; task: () => void }[] = [];

  now = () => this.nowMs;

  after = (ms: number, task: () => void) => {
    const entry = { atMs: this.nowMs + ms, task };
    this.tasks.push(entry);
    return () => {
      this.tasks = this.tasks.filter((other) => other !== entry);
    };
  };

  /** How many timers run. */
  get running(): number {
    return this.tasks.length;
  }

  /** Lets time pass, with whatever promises settle meanwhile. */
  async pass(ms: number): Promise<void> {
    const endMs = this.nowMs + ms;
    for (;;) {
      await settled();
      const next = this.tasks.filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0];
      if (!next) break;
      this.nowMs = next.atMs;
      this.tasks = this.tasks.filter((entry) => entry !== next);
      next.task();
    }
    this.nowMs = endMs;
  }
}

/** Resolves once all promises that can settle have settled. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
