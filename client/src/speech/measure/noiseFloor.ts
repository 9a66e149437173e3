import { FRAME_MS } from './frameMeter.ts';

/** The floor is the quietest of the last so many blocks: speech has a pause, or at least a dip, in eight seconds. */
const BLOCK_MS = 500;
const BLOCKS = 16;
/** Smoothing before the minimum, so that a single quiet frame does not count. */
const SMOOTHING_MS = 60;
/** The minimum of smoothed noise lies below its mean by about so much. Measured with white and pink noise. */
const MINIMUM_BIAS_DB = 2;
/** A quieter floor makes no difference: breath and cable noise are louder. */
const LOWEST_FLOOR_DB = -75;

/** The background's level. It follows the room up and down within seconds, as in minimum statistics (R. Martin 2001). */
export interface NoiseFloor {
  /** Takes a frame's energy in decibels; returns the floor. Digital silence is no background and is left out. */
  add(db: number): number;
}

export function createNoiseFloor(): NoiseFloor {
  const perBlock = BLOCK_MS / FRAME_MS;
  const weight = FRAME_MS / SMOOTHING_MS;
  let smoothed: number | null = null;
  let minima: number[] = [];
  let current = { minimum: Infinity, frames: 0 };

  const floor = () => {
    const lowest = Math.min(current.minimum, ...minima);
    return Math.max(LOWEST_FLOOR_DB, (Number.isFinite(lowest) ? lowest : LOWEST_FLOOR_DB) + MINIMUM_BIAS_DB);
  };

  return {
    add(db) {
      if (db === -Infinity) {
        smoothed = null;
        return floor();
      }
      smoothed = smoothed === null ? db : smoothed + weight * (db - smoothed);
      current = { minimum: Math.min(current.minimum, smoothed), frames: current.frames + 1 };
      if (current.frames === perBlock) {
        minima = [...minima, current.minimum].slice(1 - BLOCKS);
        current = { minimum: Infinity, frames: 0 };
      }
      return floor();
    },
  };
}
