import type { TimerClock } from '../../lib/clock.ts';

export interface Timers<Name extends string> {
  /** Restarts the timer. */
  start(name: Name, ms: number): void;
  stopAll(except?: Name): void;
}

/** Named timers; each reports its name once when it expires. */
export function createTimers<Name extends string>(
  clock: TimerClock,
  onOver: (name: Name) => void,
): Timers<Name> {
  const running = new Map<Name, () => void>();
  return {
    start: (name, ms) => {
      running.get(name)?.();
      const over = () => {
        running.delete(name);
        onOver(name);
      };
      running.set(name, clock.after(ms, over));
    },
    stopAll: (except) => {
      for (const [name, stop] of running) {
        if (name === except) continue;
        stop();
        running.delete(name);
      }
    },
  };
}
