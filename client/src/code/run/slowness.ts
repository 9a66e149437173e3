/** What `calibrate` says on a usual laptop, in milliseconds: measured with Chromium on a 3 GHz core. */
const USUAL_MS = 7;
/** A phone is up to this many times slower; a limit that grew further would be none. */
const MAX_SLOWNESS = 6;
const ROUNDS = 3;
const STEPS = 2_000_000;

/** Milliseconds that a fixed loop of whole-number arithmetic takes: the shortest of three times, as other work can only add to it. */
export function calibrate(now: () => number = () => performance.now()): number {
  return Math.min(...Array.from({ length: ROUNDS }, () => timed(now)));
}

function timed(now: () => number): number {
  const startedAt = now();
  let state = 1;
  for (let i = 0; i < STEPS; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }
  // Xorshift never gives 0; without a use of the state the loop could be left out.
  if (state === 0) throw new Error('the calibration loop is wrong');
  return now() - startedAt;
}

/** How many times slower than a usual laptop the device is, from 1 to MAX_SLOWNESS. */
export function slownessOf(calibrationMs: number): number {
  if (!Number.isFinite(calibrationMs)) return 1;
  return Math.min(MAX_SLOWNESS, Math.max(1, calibrationMs / USUAL_MS));
}
