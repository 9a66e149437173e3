/** The time and timers, which tests replace. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Monotonic milliseconds, on the same clock as the timestamps of video frames. */
  performanceNow(): number;
  /** Runs the task once after `ms` milliseconds; returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
  /** Runs the task every `ms` milliseconds; returns a function that stops it. */
  every(ms: number, task: () => void): () => void;
}

/** The part that the call uses. */
export type TimerClock = Pick<Clock, 'now' | 'after'>;

export const browserClock: Clock = {
  now: () => Date.now(),
  performanceNow: () => performance.now(),
  after(ms, task) {
    const id = setTimeout(task, ms);
    return () => clearTimeout(id);
  },
  every(ms, task) {
    const id = setInterval(task, ms);
    return () => clearInterval(id);
  },
};
