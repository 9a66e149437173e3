import { needsAt, type SendingTarget, SOUND_ONLY } from '../core/levels.ts';
import { type AdaptationState, levelThatFits, stepDown, TRIAL_MS, tryPicture } from './adaptation.ts';
import type { LinkSample } from './linkStats.ts';

/**
 * An estimate below this share of what it was, and below what the full picture needs, is a line that has become far narrower. When
 * packets begin to get lost, Chromium halves the estimate once (measured: 798 to 412 kbit/s at 5 %). That is not a collapse.
 */
const COLLAPSE_SHARE = 0.4;
const COLLAPSE_RATE = 250_000;
/** What the peak keeps in half a second, so that a slow decline is no collapse. */
const PEAK_KEPT = 0.9;
/** The browser's queue and its repeats for a picture of the old size are gone after this. */
const REST_MS = 2_000;
/** The first picture after a collapse or a cut is no larger than this level's. */
const FIRST_LEVEL = 2;
/**
 * The estimate has to leave this much beyond what a level needs: after a collapse a failure would cost the sound again. On a line of
 * 80 kbit/s with sound alone it comes to 60 (measured).
 */
const MARGIN = 1.25;

type Glance = Pick<LinkSample, 'spanMs' | 'availableRate'>;

/**
 * What half a second of the bandwidth estimate calls for at once. When the line collapses, the picture stops: what is still queued
 * of it would take the sound's place for seconds. Once that has drained, the picture comes back as small as the line needs; later,
 * as soon as there is room for it.
 */
export function reactTo(state: AdaptationState, glance: Glance, wish: SendingTarget): AdaptationState {
  const { availableRate: rate, spanMs } = glance;
  if (wish.picture === 'none' || wish.dataSaver === 'sound') return state;
  if (rate === null) return { ...state, testMs: Math.max(0, state.testMs - spanMs) };
  // The browser's own probes raise the estimate for a moment.
  const held = Math.min(rate, state.lastRate);
  const kept = { ...state, lastRate: rate, peakRate: Math.max(held, state.peakRate * PEAK_KEPT) };
  if (kept.returnLevel !== null && held >= needsAt(kept.returnLevel, wish.dataSaver))
    return { ...kept, level: kept.returnLevel, returnLevel: null };
  if (kept.restMs > 0) return rest(kept, rate, spanMs, wish);
  if (kept.level === SOUND_ONLY) {
    const hasRoom = held >= needsAt(SOUND_ONLY - 1, wish.dataSaver) * MARGIN;
    return hasRoom && kept.goodMs > 0 ? tryPicture(kept) : kept;
  }
  const hasCollapsed = rate < COLLAPSE_RATE && rate < kept.peakRate * COLLAPSE_SHARE;
  if (hasCollapsed) return { ...stepDown(kept, SOUND_ONLY, 'connection'), restMs: REST_MS, peakRate: rate };
  return kept.testMs > 0 ? test(kept, rate, glance.spanMs, wish) : kept;
}

/**
 * While the connection is cut: the picture begins small, because right after the cut the browser sends little at first, and a key
 * frame of a large picture would take seconds. What the estimate was before says nothing of what it will be.
 */
export function startSmall(state: AdaptationState): AdaptationState {
  const fresh = { ...state, lastRate: 0, peakRate: 0 };
  return state.level < FIRST_LEVEL
    ? { ...fresh, level: FIRST_LEVEL, returnLevel: state.level, goodMs: 0 }
    : fresh;
}

/**
 * While a first picture is tried it is tiny, which lets the estimate grow where the line has room. Where it does not grow beyond what
 * the level needs, the picture is taken back, before its queue costs any sound.
 */
function test(state: AdaptationState, rate: number, spanMs: number, wish: SendingTarget): AdaptationState {
  const testMs = Math.max(0, state.testMs - spanMs);
  const needs = needsAt(state.level, wish.dataSaver) * (testMs === 0 ? MARGIN : 1);
  if (rate >= needs) return { ...state, testMs };
  return { ...state, level: SOUND_ONLY, goodMs: 0, trialMs: 0, testMs: 0 };
}

function rest(
  state: AdaptationState,
  rate: number,
  spanMs: number,
  { dataSaver }: SendingTarget,
): AdaptationState {
  const restMs = Math.max(0, state.restMs - spanMs);
  if (restMs > 0) return { ...state, restMs };
  const fitting = levelThatFits({ availableRate: rate / MARGIN }, (level) => needsAt(level, dataSaver));
  const level = Math.max(FIRST_LEVEL, fitting);
  return { ...state, restMs, level, trialMs: level < SOUND_ONLY ? TRIAL_MS : 0 };
}
