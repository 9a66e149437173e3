import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { nice, range, ticks } from 'd3-array';

/** A linear scale. Positions along it are in percent, so that a chart needs no measured width and fits paper as well. */
export interface Scale {
  min: number;
  max: number;
}

export interface TickedScale extends Scale {
  ticks: readonly number[];
}

/** Where on the scale, in percent. */
export function percentOf({ min, max }: Scale, value: number): number {
  return max > min ? (100 * (value - min)) / (max - min) : 0;
}

export function valueAt({ min, max }: Scale, percent: number): number {
  return min + (percent / 100) * (max - min);
}

/** From zero to at least `value`, ending on one of about `count` round ticks. */
export function scaleUpTo(value: number, count = 4): TickedScale {
  const [min, max] = nice(0, value, count);
  return { min, max, ticks: ticks(min, max, count) };
}

/** Clocks count in steps that are not round in tens. */
const MINUTE_STEPS = [1, 2, 5, 10, 15, 30];

/** Of a scale in milliseconds: whole minutes at the smallest step that leaves no more than `most` between them. */
export function minuteTicks({ min, max }: Scale, most: number): number[] {
  const minutes = MINUTE_STEPS.find((step) => (max - min) / (step * MINUTE_MS) <= most) ?? 60;
  const stepMs = minutes * MINUTE_MS;
  return range(Math.ceil(min / stepMs), Math.floor(max / stepMs) + 1).map((count) => count * stepMs);
}
