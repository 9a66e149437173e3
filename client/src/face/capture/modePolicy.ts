import type { ReadingMode } from '@preproom/models/contract/readings/readings';
import { median } from '../measure/maths.ts';

/** 'none': the device is too slow for meaningful readings. */
export type DeviceMode = ReadingMode | 'none';

/** Frames analysed per second. 'none' still tries one, to notice when the device has capacity again. */
export const FRAMES_PER_SECOND: Record<DeviceMode, number> = { full: 10, reduced: 5, none: 1 };

export interface AnalysedFrame {
  /** When the frame was taken, seconds. */
  seconds: number;
  /** How long its analysis took. */
  inferenceMs: number;
}

const FULL_BELOW_MS = 60;
/** Returning to a mode needs more headroom than staying in it, so that the mode does not flicker. */
const FULL_AGAIN_BELOW_MS = 45;
/** Ten frames per second are requested; below this, blinks fall between frames. */
const LEAST_FOR_FULL = 8;
const LEAST_FOR_REDUCED = 4;
/** A slower analysis cannot reach four frames per second next to a call. */
const REDUCED_AGAIN_BELOW_MS = 150;

/** How long a mode must be too demanding before it is left, so that page layout or a connecting call does not count. */
const LEAVE_AFTER_SECONDS: Record<DeviceMode, number> = { full: 5, reduced: 10, none: Infinity };
/** How long a mode must be possible before it is used again; doubles each time it is left, up to the limit. */
const RETURN_AFTER_SECONDS: Record<DeviceMode, number> = { full: 10, reduced: 5, none: 0 };
const RETURN_AFTER_AT_MOST_SECONDS = 160;

/** Decides from the frames of the last seconds which mode the device can sustain. */
export interface ModePolicy {
  add(frame: AnalysedFrame): DeviceMode;
  /** Sampling was interrupted (hidden tab, camera off): the time without frames says nothing about the device. */
  pause(): void;
}

/** `onMainThread`: the analysis blocks the page, so full mode is never used. */
export function createModePolicy({ onMainThread }: { onMainThread: boolean }): ModePolicy {
  const returnAfter = { ...RETURN_AFTER_SECONDS };
  let mode: DeviceMode = onMainThread ? 'reduced' : 'full';
  let frames: AnalysedFrame[] = [];
  let since: number | null = null;

  function forget() {
    frames = [];
    since = null;
  }

  function change(next: DeviceMode): DeviceMode {
    forget();
    mode = next;
    return mode;
  }

  return {
    add(frame) {
      since ??= frame.seconds;
      frames = [...frames.filter(({ seconds }) => seconds > frame.seconds - 10), frame];
      const heldSeconds = frame.seconds - since;
      if (heldSeconds >= LEAVE_AFTER_SECONDS[mode] && isTooMuch(mode, frames)) {
        returnAfter[mode] = Math.min(2 * returnAfter[mode], RETURN_AFTER_AT_MOST_SECONDS);
        return change(mode === 'full' ? 'reduced' : 'none');
      }
      const higher = mode === 'none' ? 'reduced' : 'full';
      const isAllowed = mode !== 'full' && !(higher === 'full' && onMainThread);
      if (isAllowed && heldSeconds >= returnAfter[higher] && isPossible(higher, frames))
        return change(higher);
      return mode;
    },
    pause: forget,
  };
}

function isTooMuch(mode: DeviceMode, frames: AnalysedFrame[]): boolean {
  const recent = lastSeconds(frames, LEAVE_AFTER_SECONDS[mode]);
  const rate = recent.length / LEAVE_AFTER_SECONDS[mode];
  if (mode === 'reduced') return rate < LEAST_FOR_REDUCED;
  return rate < LEAST_FOR_FULL || medianMs(recent) >= FULL_BELOW_MS;
}

function isPossible(mode: 'full' | 'reduced', frames: AnalysedFrame[]): boolean {
  return medianMs(frames) < (mode === 'full' ? FULL_AGAIN_BELOW_MS : REDUCED_AGAIN_BELOW_MS);
}

function lastSeconds(frames: AnalysedFrame[], length: number): AnalysedFrame[] {
  const last = frames.at(-1)?.seconds ?? 0;
  return frames.filter(({ seconds }) => seconds > last - length);
}

function medianMs(frames: AnalysedFrame[]): number {
  return median(frames.map(({ inferenceMs }) => inferenceMs));
}
