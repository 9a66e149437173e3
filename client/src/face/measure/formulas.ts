import type { FaceFeatures } from './features.ts';
import { clamp01 } from './maths.ts';

/** Ranacorus, Nervousness, Enthusiasm, Confidence, Depress: each 0 to 1, in the contract's order. */
export type ReadingValues = readonly [number, number, number, number, number];

/**
 * Confidence of a calm face that looks at the screen. It gives the summary's ratio a stable denominator. As a consequence,
 * which the help explains, Confidence of a calm session is usually 100 % by construction.
 */
const CONFIDENCE_AT_REST = 0.4;

/** The five formulas of algorithm er-1: how much a face shows what people commonly read as each of the five (decision 004). */
export function computeReadings(face: FaceFeatures): ReadingValues {
  const { au1, au2, au4, au5, au10, au12, au15, au17, au20, lip24, lip, away, down, upright, move } = face;
  const notSmiling = 1 - au12;
  const au6 = Math.min(face.squint, au12);
  const au7 = face.squint * notSmiling;
  // A lowered brow alone can be concentration or glare, so it counts only with other signs.
  const company = Math.max(lip24, au7, au5, au10 * notSmiling);
  const fear = au20 * notSmiling * (0.5 + 0.5 * Math.max(au1, au5));
  const tension = Math.max(au4 * notSmiling * (0.3 + 0.7 * company), lip);

  const scowl = 0.4 * au4 + 0.25 * lip24 + 0.2 * au7 + 0.1 * au5 + 0.05 * au10;
  const ranacorus = notSmiling * scowl * (0.25 + 0.75 * company);
  const unease = 0.2 * away + 0.2 * lip + 0.15 * move + 0.2 * fear;
  const nervousness = face.blink === null ? unease / 0.75 : 0.25 * face.blink + unease;
  const smile = 0.5 * au12 * (0.7 + 0.3 * au6);
  const enthusiasm = smile + 0.35 * face.liveliness + 0.15 * Math.min(au1, au2);
  const composure = (1 - away) * (1 - 0.5 * move) * (0.4 + 0.6 * upright) * (1 - 0.6 * tension);
  const confidence = composure * (CONFIDENCE_AT_REST + 0.3 * au12 + 0.3 * face.liveliness);
  const sadness = 0.3 * au15 + 0.25 * au1 * (1 - au2) + 0.1 * au17 + 0.2 * face.still + 0.15 * down;
  const depress = notSmiling * sadness;
  return [
    clamp01(ranacorus),
    clamp01(nervousness),
    clamp01(enthusiasm),
    clamp01(confidence),
    clamp01(depress),
  ];
}
