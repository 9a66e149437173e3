import { createTimeWindow } from './timeWindow.ts';

const CLOSES_ABOVE = 0.5;
const OPENS_BELOW = 0.3;
/** Shorter is noise of the model; longer is closed eyes, not a blink. */
const SHORTEST_SECONDS = 0.03;
const LONGEST_SECONDS = 0.5;
const WINDOW_SECONDS = 60;
/** Before this, the rate is not meaningful. */
const VALID_AFTER_SECONDS = 20;

export interface BlinkCounter {
  /** `closed`: activation of eyeBlink, 0 to 1. */
  add(seconds: number, closed: number): void;
  /** Blinks a minute over the last 60 s; null before 20 s of counting. */
  rate(): number | null;
  clear(): void;
}

export function createBlinkCounter(): BlinkCounter {
  const blinks = createTimeWindow(WINDOW_SECONDS);
  let startedAt: number | null = null;
  let closedAt: number | null = null;
  let now = 0;
  return {
    add(seconds, closed) {
      startedAt ??= seconds;
      now = seconds;
      if (closedAt === null && closed > CLOSES_ABOVE) closedAt = seconds;
      if (closedAt === null || closed >= OPENS_BELOW) return;
      const lasted = seconds - closedAt;
      closedAt = null;
      if (lasted >= SHORTEST_SECONDS && lasted <= LONGEST_SECONDS) blinks.add(seconds, seconds);
    },
    rate() {
      const counted = startedAt === null ? 0 : now - startedAt;
      if (counted < VALID_AFTER_SECONDS) return null;
      const recent = blinks.values().filter((seconds) => seconds >= now - WINDOW_SECONDS);
      return (recent.length * 60) / Math.min(counted, WINDOW_SECONDS);
    },
    clear() {
      blinks.clear();
      startedAt = null;
      closedAt = null;
    },
  };
}
