const WINDOW_SECONDS = 0.4;
const LEAST_SECONDS = 0.25;

interface Timed {
  seconds: number;
  value: number;
}

/**
 * The minimum over the last 0.4 s: the closed lips of a p or b (about 0.1 s) give 0, pressed lips do not. With sparse frames
 * the window grows to cover at least 0.25 s; the value is 0 until it does.
 */
export interface SlidingMinimum {
  add(seconds: number, value: number): void;
  value(): number;
  clear(): void;
}

export function createSlidingMinimum(): SlidingMinimum {
  const frames: Timed[] = [];
  return {
    add(seconds, value) {
      frames.push({ seconds, value });
      while (isSpare(frames, seconds)) frames.shift();
    },
    value() {
      const covered = (frames.at(-1)?.seconds ?? 0) - (frames[0]?.seconds ?? 0);
      return covered < LEAST_SECONDS ? 0 : Math.min(...frames.map((frame) => frame.value));
    },
    clear() {
      frames.length = 0;
    },
  };
}

/** The oldest frame lies outside the window and the others cover enough. */
function isSpare([oldest, next]: Timed[], now: number): boolean {
  if (!oldest || !next) return false;
  return oldest.seconds < now - WINDOW_SECONDS - 1e-6 && next.seconds <= now - LEAST_SECONDS;
}
