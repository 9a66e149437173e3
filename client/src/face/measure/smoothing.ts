import { GAP_SECONDS } from './features.ts';
import type { ReadingValues } from './formulas.ts';

const TIME_CONSTANT_SECONDS = 1;

/** Exponential moving average over time; restarts with the first value after a gap. */
export function createSmoother(): (seconds: number, values: ReadingValues) => ReadingValues {
  let smooth: ReadingValues | null = null;
  let last = -Infinity;
  return (seconds, values) => {
    const elapsed = seconds - last;
    last = seconds;
    const alpha = smooth && elapsed <= GAP_SECONDS ? 1 - Math.exp(-elapsed / TIME_CONSTANT_SECONDS) : 1;
    const from = smooth ?? values;
    const mix = (i: 0 | 1 | 2 | 3 | 4) => from[i] + alpha * (values[i] - from[i]);
    smooth = [mix(0), mix(1), mix(2), mix(3), mix(4)];
    return smooth;
  };
}
