import type { Clock } from './ports.ts';

export interface Timers<Name extends string> {
  /** Starts the timer anew. */
  start(name: Name, ms: number): void;
  stopAll(): void;
}

/** Named timers; each tells its name once when its time is over. */
export function createTimers<Name extends string>(clock: Clock, onOver: (name: Name) => void): Timers<Name> {
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
    stopAll: () => {
      for (const stop of running.values()) stop();
      running.clear();
    },
  };
}
