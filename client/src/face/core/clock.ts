/** Time, as what needs it sees it; tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds on the clock that frames are dated by; never jumps. */
  performanceNow(): number;
  /** Runs `action` once; the returned function prevents that. */
  after(delayMs: number, action: () => void): () => void;
  /** Runs `action` again and again; the returned function ends it. */
  every(periodMs: number, action: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  performanceNow: () => performance.now(),
  after(delayMs, action) {
    const id = setTimeout(action, delayMs);
    return () => clearTimeout(id);
  },
  every(periodMs, action) {
    const id = setInterval(action, periodMs);
    return () => clearInterval(id);
  },
};
