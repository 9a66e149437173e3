import { quantiseReading } from '@preproom/models/contract/readings/expressionSummary';
import {
  BATCH_SECONDS,
  READING_ALGORITHM,
  type ReadingBatch,
  type ReadingMode,
  type ReadingSample,
  readingMinute,
} from '@preproom/models/contract/readings/readings';
import type { EmittedReading } from '../measure/emissionGrid.ts';
import { median } from '../measure/maths.ts';

/** A batch whose samples are numbered from 0; the queue renumbers them within the room's sequence. */
export type UnnumberedBatch = ReadingBatch;

export interface CutFrame {
  /** When the frame was taken: on the camera's clock in seconds, and in milliseconds since the session's start. */
  seconds: number;
  t: number;
  usable: boolean;
  mode: ReadingMode;
}

/** Collects emitted readings into batches of two seconds that never cross a minute or a change of mode. */
export interface BatchCutter {
  /** Takes every analysed frame, before its reading is added. Returns the finished batch if the frame starts a new one. */
  frame(frame: CutFrame): UnnumberedBatch | null;
  add(emitted: EmittedReading): void;
  /** Ends the current batch and returns it; null if it is empty. */
  cut(): UnnumberedBatch | null;
}

export function createBatchCutter({ roomid, model }: { roomid: string; model: string }): BatchCutter {
  let samples: ReadingSample[] = [];
  let mode: ReadingMode = 'full';
  let periods: number[] = [];
  let frames = { all: 0, usable: 0, lastAt: Number.NaN };

  function cut(): UnnumberedBatch | null {
    if (samples.length === 0) return null;
    const validShare = round(frames.usable / Math.max(1, frames.all), 3);
    const fps = framesPerSecond(periods);
    const batch = { roomid, algo: READING_ALGORITHM, model, mode, fps, validShare, samples } as const;
    samples = [];
    periods = [];
    frames = { ...frames, all: 0, usable: 0 };
    return batch;
  }

  return {
    frame(frame) {
      const finished = frame.mode === mode && belongs(samples, frame.t) ? null : cut();
      mode = frame.mode;
      // Gaps of a second or more are pauses, not frame periods.
      if (frame.seconds - frames.lastAt < 1) periods.push(frame.seconds - frames.lastAt);
      frames = { all: frames.all + 1, usable: frames.usable + (frame.usable ? 1 : 0), lastAt: frame.seconds };
      return finished;
    },
    add(emitted) {
      samples.push(toSample(samples.length, emitted));
    },
    cut,
  };
}

function belongs(samples: readonly ReadingSample[], t: number): boolean {
  const [first] = samples;
  if (!first) return true;
  return t < first[1] + BATCH_SECONDS * 1000 && readingMinute(t) === readingMinute(first[1]);
}

function toSample(seq: number, { t, q, values }: EmittedReading): ReadingSample {
  const [r, n, e, c, d] = values;
  const readings = [r, n, e, c, d].map(quantiseReading) as [number, number, number, number, number];
  return [seq, t, Math.round(100 * q), ...readings];
}

function framesPerSecond(periods: readonly number[]): number {
  return periods.length ? Math.min(60, round(1 / median(periods), 1)) : 0;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
