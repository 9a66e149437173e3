import { type Baseline, poseBaselineOf } from './baseline.ts';
import type { FaceSignals } from './faceSignals.ts';

const WINDOW_SECONDS = 60;
const CHECK_EVERY_SECONDS = 5;
const MOVED_DEGREES = 10;

type Resting = Pick<Baseline, 'head' | 'gaze'>;

/** Detects a moved camera or chair: the median pose of the last minute is far from the baseline's. */
export interface PoseDrift {
  add(seconds: number, signals: FaceSignals, baseline: Baseline): void;
  /** The current resting pose if it is more than 10 degrees from the baseline; else null. */
  moved(): Resting | null;
  clear(): void;
}

export function createPoseDrift(): PoseDrift {
  const minute: (Resting & { seconds: number })[] = [];
  let checkedAt = 0;
  let moved: Resting | null = null;
  return {
    add(seconds, { head, gaze }, baseline) {
      minute.push({ seconds, head, gaze });
      const expired = minute.findIndex((frame) => frame.seconds >= seconds - WINDOW_SECONDS);
      minute.splice(0, expired);
      const full = seconds - (minute[0]?.seconds ?? seconds) >= WINDOW_SECONDS - CHECK_EVERY_SECONDS;
      if (!full || seconds - checkedAt < CHECK_EVERY_SECONDS) return;
      checkedAt = seconds;
      const now = poseBaselineOf(minute);
      moved = degreesBetween(now, baseline) > MOVED_DEGREES ? now : null;
    },
    moved: () => moved,
    clear() {
      minute.length = 0;
      moved = null;
    },
  };
}

function degreesBetween({ head: a }: Resting, { head: b }: Resting): number {
  return Math.hypot(a.yaw - b.yaw, a.pitchUp - b.pitchUp, a.roll - b.roll);
}
