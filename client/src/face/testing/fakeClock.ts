import type { Clock } from '../core/clock.ts';

export interface FakeClock extends Clock {
  /** Runs everything that falls due in the next `ms`, in order, and lets promises settle in between. */
  advance(ms: number): Promise<void>;
}

interface Timer {
  at: number;
  periodMs: number | null;
  action: () => void;
}

export function createFakeClock(startsAt = 0): FakeClock {
  let now = startsAt;
  let timers: Timer[] = [];
  const add = (timer: Timer) => {
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };
  const nextUntil = (end: number) => timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    performanceNow: () => now - startsAt,
    after: (delayMs, action) => add({ at: now + delayMs, periodMs: null, action }),
    every: (periodMs, action) => add({ at: now + periodMs, periodMs, action }),
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (let timer = nextUntil(end); timer; timer = nextUntil(end)) {
        now = timer.at;
        if (timer.periodMs === null) timers = timers.filter((other) => other !== timer);
        else timer.at += timer.periodMs;
        timer.action();
        await settle();
      }
      now = end;
    },
  };
}

async function settle() {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}
