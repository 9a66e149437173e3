import type { ReadingMode } from '@preproom/models/contract/room/readings';
import { median } from '../measure/maths.ts';

/** 'none': the device is too slow to read anything that would mean something. */
export type DeviceMode = ReadingMode | 'none';

/** Frames analysed a second. In 'none' one a second is still tried, to notice when the device has time again. */
export const FRAMES_PER_SECOND: Record<DeviceMode, number> = { full: 10, reduced: 5, none: 1 };

export interface AnalysedFrame {
  /** When the frame was taken, seconds. */
  seconds: number;
  /** How long its analysis took. */
  inferenceMs: number;
}

const FULL_BELOW_MS = 60;
/** Coming back needs clearly more room than staying does, or the mode would flicker. */
const FULL_AGAIN_BELOW_MS = 45;
/** Ten a second are asked for; at fewer than this blinks fall between frames. */
const LEAST_FOR_FULL = 8;
const LEAST_FOR_REDUCED = 4;
/** An analysis that takes longer than this cannot reach four a second beside a call. */
const REDUCED_AGAIN_BELOW_MS = 150;

/** How long a mode must have been too much before it is left: a page being laid out or a call connecting is no reason. */
const LEAVE_AFTER_SECONDS: Record<DeviceMode, number> = { full: 5, reduced: 10, none: Infinity };
/** How long a mode must have been possible before it is taken again; doubles each time it is left, up to the limit. */
const RETURN_AFTER_SECONDS: Record<DeviceMode, number> = { full: 10, reduced: 5, none: 0 };
const RETURN_AFTER_AT_MOST_SECONDS = 160;

/** What the device can do, decided from the last seconds' frames. */
export interface ModePolicy {
  add(frame: AnalysedFrame): DeviceMode;
  /** Sampling was interrupted (hidden tab, camera off): the time without frames says nothing about the device. */
  pause(): void;
}

/** `onMainThread`: the analysis shares the page's thread, so full mode is out of the question. */
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
