/** Time, as what needs it sees it; tests bring their own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Milliseconds on the clock that video frames are dated by; never jumps. */
  performanceNow(): number;
  /** Runs the task once after so many milliseconds; returns its undo. */
  after(ms: number, task: () => void): () => void;
  /** Runs the task every so many milliseconds; returns its undo. */
  every(ms: number, task: () => void): () => void;
}

/** What the call needs of it. */
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
