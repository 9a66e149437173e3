import type { ReadingMode } from '@preproom/models/contract/readings';
import { median } from './maths.ts';

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
/** Coming back needs clearly more room than staying does, and for longer, or the mode would flicker. */
const FULL_AGAIN_BELOW_MS = 45;
const LEAST_FRAMES_PER_SECOND = 4;
/** Ten a second are asked for; at fewer than this blinks fall between frames. */
const LEAST_FOR_FULL = 8;
/** An analysis that takes longer than this cannot reach four a second beside a call. */
const REDUCED_AGAIN_BELOW_MS = 150;
/** Long enough that a moment's work elsewhere (a page being laid out, another tab) is no reason. */
const LOWER_AFTER_SECONDS = 5;
const RAISE_AFTER_SECONDS = 10;
/** Each change down doubles the wait before the next change up, to here: a device at the limit settles on the lower mode. */
const RAISE_AFTER_AT_MOST_SECONDS = 160;

/** What the device can do, decided from the frames of the last seconds; down after 5 s, up after 10 s and more. */
export interface ModePolicy {
  add(frame: AnalysedFrame): DeviceMode;
  /** Sampling was interrupted (hidden tab, camera off): the time without frames says nothing about the device. */
  pause(): void;
}

/** `onMainThread`: the analysis shares the page's thread, so full mode is out of the question. */
export function createModePolicy({ onMainThread }: { onMainThread: boolean }): ModePolicy {
  let mode: DeviceMode = onMainThread ? 'reduced' : 'full';
  let frames: AnalysedFrame[] = [];
  let since: number | null = null;
  let raiseAfterSeconds = RAISE_AFTER_SECONDS;

  function forget() {
    frames = [];
    since = null;
  }

  function change(next: DeviceMode, lowered: boolean): DeviceMode {
    if (lowered) raiseAfterSeconds = Math.min(2 * raiseAfterSeconds, RAISE_AFTER_AT_MOST_SECONDS);
    forget();
    mode = next;
    return mode;
  }

  return {
    add(frame) {
      since ??= frame.seconds;
      frames = [...frames.filter(({ seconds }) => seconds > frame.seconds - RAISE_AFTER_SECONDS), frame];
      const heldSeconds = frame.seconds - since;
      const lower = heldSeconds >= LOWER_AFTER_SECONDS ? lowerMode(mode, frames) : mode;
      if (lower !== mode) return change(lower, true);
      const higher = heldSeconds >= raiseAfterSeconds ? higherMode(mode, frames) : mode;
      if (higher === mode || (higher === 'full' && onMainThread)) return mode;
      return change(higher, false);
    },
    pause: forget,
  };
}

function lowerMode(mode: DeviceMode, frames: AnalysedFrame[]): DeviceMode {
  const last = frames.at(-1)?.seconds ?? 0;
  const recent = frames.filter(({ seconds }) => seconds > last - LOWER_AFTER_SECONDS);
  const rate = recent.length / LOWER_AFTER_SECONDS;
  if (mode === 'none' || rate < LEAST_FRAMES_PER_SECOND) return 'none';
  if (mode === 'full' && (rate < LEAST_FOR_FULL || medianMs(recent) >= FULL_BELOW_MS)) return 'reduced';
  return mode;
}

function higherMode(mode: DeviceMode, frames: AnalysedFrame[]): DeviceMode {
  const ms = medianMs(frames);
  if (mode === 'none' && ms < REDUCED_AGAIN_BELOW_MS) return 'reduced';
  if (mode === 'reduced' && ms < FULL_AGAIN_BELOW_MS) return 'full';
  return mode;
}

function medianMs(frames: AnalysedFrame[]): number {
  return median(frames.map(({ inferenceMs }) => inferenceMs));
}
