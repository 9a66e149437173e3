import { FRAME_MS, type SpeechFrame } from './frameMeter.ts';

/** Between two syllables the intensity dips by at least so much. The value of de Jong & Wempe. */
const DIP_DB = 2;
/** A nucleus is at most so much quieter than the loudest part of its segment, as in their second version of the script. */
const BELOW_PEAK_DB = 25;
/** And at least so much louder than the background. */
const ABOVE_FLOOR_DB = 6;
/** Width of the smoothing. Shorter shows single pulses of a low voice, longer joins short syllables. */
const SMOOTHING_MS = 70;
/** More zero crossings a second in the band are hiss; a vowel has 1000 to 2500. */
const VOICED_CROSSINGS = 3_400;

/**
 * Counts syllable nuclei in the frames of one segment: peaks of the intensity with a dip of 2 dB before and after them, above a
 * threshold, and voiced. After N. H. de Jong and T. Wempe, "Praat script to detect syllable nuclei and measure speech rate
 * automatically", Behavior Research Methods 41 (2009), 385–390. They take voicing from the pitch; here it is approximated by the
 * rate of zero crossings. An estimate: on read speech such counts are within about 15 % of the true number.
 */
export function countSyllables(frames: readonly SpeechFrame[], floorDb: number): number {
  const levels = smoothed(frames.map(({ db }) => Math.max(db, floorDb)));
  const loudest = Math.max(...levels);
  const threshold = Math.max(floorDb + ABOVE_FLOOR_DB, loudest - BELOW_PEAK_DB);
  return peaks(levels).filter(
    (at) => (levels[at] ?? 0) > threshold && (frames[at]?.crossings ?? 0) < VOICED_CROSSINGS,
  ).length;
}

/** Indices of the peaks that stand out of the dips on both sides by at least DIP_DB. The ends of the segment count as dips. */
function peaks(levels: readonly number[]): number[] {
  const found: number[] = [];
  let isRising = true;
  let extreme = { level: -Infinity, at: 0 };
  for (const [at, level] of levels.entries()) {
    const isTurned = isRising ? level <= extreme.level - DIP_DB : level >= extreme.level + DIP_DB;
    if (isTurned && isRising) found.push(extreme.at);
    if (isTurned) isRising = !isRising;
    if (isTurned || (isRising ? level > extreme.level : level < extreme.level)) extreme = { level, at };
  }
  return isRising && levels.length > 0 ? [...found, extreme.at] : found;
}

/** A moving mean of the decibels. */
function smoothed(levels: readonly number[]): number[] {
  const half = Math.floor(SMOOTHING_MS / FRAME_MS / 2);
  return levels.map((_, at) => {
    const near = levels.slice(Math.max(0, at - half), at + half + 1);
    return near.reduce((sum, level) => sum + level, 0) / near.length;
  });
}
