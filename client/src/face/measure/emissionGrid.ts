import { READINGS_PER_SECOND } from '@preproom/models/contract/readings/readings';
import type { ReadingValues } from './formulas.ts';

const SLOT_MS = 1000 / READINGS_PER_SECOND;
/** A slot stays empty if its first usable frame is later than this: the face was not visible at that time. */
const LATEST_FRAME_MS = 300;

export interface EmittedReading {
  /** Milliseconds of the caller's clock, a multiple of 500; grows from one emission to the next. */
  t: number;
  /** 0.5 to 1. */
  q: number;
  values: ReadingValues;
}

/** Emits readings on a wall-clock grid of two per second, independent of the frame rate. */
export function createEmissionGrid(): (t: number, q: number, values: ReadingValues) => EmittedReading | null {
  let lastSlot = -Infinity;
  return (t, q, values) => {
    const slot = Math.floor(t / SLOT_MS);
    if (slot <= lastSlot) return null;
    lastSlot = slot;
    return t - slot * SLOT_MS > LATEST_FRAME_MS ? null : { t: slot * SLOT_MS, q, values };
  };
}
