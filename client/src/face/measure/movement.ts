import { ramp, standardDeviation } from './maths.ts';
import { createTimeWindow } from './timeWindow.ts';

/** Activations whose movement is measured. */
export interface MovingParts {
  brow: number;
  smile: number;
  jaw: number;
  frown: number;
}

const STILL_AFTER_SECONDS = 10;

export interface Movement {
  add(seconds: number, parts: MovingParts): void;
  /** How lively face and head move; head shaking is subtracted. `headRms`: degrees per second over 3 s. */
  liveliness(headRms: number): number;
  /** How still face and head are, counted mostly while speaking; 0 in the first 10 s. `headRms`: over 20 s. */
  still(headRms: number): number;
  clear(): void;
}

export function createMovement(): Movement {
  const lively = { brow: createTimeWindow(5), smile: createTimeWindow(5), jaw: createTimeWindow(5) };
  const flat = { brow: createTimeWindow(20), smile: createTimeWindow(20), frown: createTimeWindow(20) };
  const talkJaw = createTimeWindow(2);
  let startedAt: number | null = null;
  let now = 0;
  return {
    add(seconds, { brow, smile, jaw, frown }) {
      startedAt ??= seconds;
      now = seconds;
      lively.brow.add(seconds, brow);
      lively.smile.add(seconds, smile);
      lively.jaw.add(seconds, jaw);
      flat.brow.add(seconds, brow);
      flat.smile.add(seconds, smile);
      flat.frown.add(seconds, frown);
      talkJaw.add(seconds, jaw);
    },
    liveliness: (headRms) =>
      0.7 * ramp(meanDeviation(lively), 0.02, 0.15) +
      0.3 * ramp(headRms, 3, 12) * (1 - ramp(headRms, 30, 60)),
    still(headRms) {
      if (startedAt === null || now - startedAt < STILL_AFTER_SECONDS) return 0;
      const talk = ramp(standardDeviation(talkJaw.values()), 0.02, 0.1);
      const face = 1 - ramp(meanDeviation(flat), 0.01, 0.06);
      return face * (1 - ramp(headRms, 3, 12)) * (0.25 + 0.75 * talk);
    },
    clear() {
      for (const window of [...Object.values(lively), ...Object.values(flat), talkJaw]) window.clear();
      startedAt = null;
    },
  };
}

function meanDeviation(windows: Record<string, { values(): readonly number[] }>): number {
  const deviations = Object.values(windows).map((window) => standardDeviation(window.values()));
  return deviations.reduce((sum, x) => sum + x, 0) / deviations.length;
}
