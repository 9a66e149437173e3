import type { Sending } from '@preproom/models/contract/room/signalling';
import {
  LADDER,
  limitsAt,
  needsAt,
  SAVER_LEVEL,
  type SendingLimits,
  type SendingTarget,
  SOUND_ONLY,
  testLimitsAt,
} from '../core/levels.ts';
import type { LinkSample } from './linkStats.ts';

export interface AdaptationState {
  /** An index of `LADDER`: the highest quality that connection and processor can handle. */
  level: number;
  /** The cause of the last step down. */
  cause: 'connection' | 'cpu';
  /** How long the connection has been good without a break. */
  goodMs: number;
  /** How long it must be good before the next step up. Doubles after a failed trial, halves after a successful one. */
  patienceMs: number;
  /** Time left of the trial after a step up; 0 once it has succeeded. */
  trialMs: number;
  /** How long the processor has been too slow without a break. */
  strainedMs: number;
  /** Time left without a picture after a collapse of the connection, until the browser's queue has drained. */
  restMs: number;
  /** After a cut: the level to go back to as soon as there is room for it, which nobody needs to be told; null otherwise. */
  returnLevel: number | null;
  /** Time left of the test of a first picture, which nobody sees yet. */
  testMs: number;
  /** The last bandwidth estimate, and the highest that held for two of late, falling slowly; bits a second. */
  lastRate: number;
  peakRate: number;
  /** How long the bandwidth estimate has been below what the level needs, without a break. */
  narrowMs: number;
  /** The share of what was sent that got lost of late. */
  recentLoss: number;
}

const PATIENCE_MS = 8_000;
const LONGEST_PATIENCE_MS = 128_000;
export const TRIAL_MS = 30_000;
/** So long a first picture is sent before anybody sees it: a line that cannot carry it would make it flash. */
const TEST_MS = 1_500;
/** Browsers shrink the picture themselves when the processor is busy briefly; a longer overload steps down. */
const STRAIN_MS = 10_000;
/** A slow processor never takes the level below this, so the picture stays. */
const CPU_FLOOR = 2;

/**
 * A sender at a low rate gets a low bandwidth estimate after a single short dip, which the browser corrects within
 * seconds. So an estimate counts only when two intervals agree.
 */
const NARROW_MS = 3_500;

/** One report covers few packets: of a line that loses one in twenty, some say one in ten. */
const LOSS_WEIGHT = 0.5;
/** Above this loss the picture steps down one level, above the next two levels, to protect audio. */
const BAD_LOSS = 0.1;
const WORSE_LOSS = 0.15;
const GOOD_LOSS = 0.03;

export const START: AdaptationState = {
  level: 0,
  cause: 'connection',
  goodMs: 0,
  patienceMs: PATIENCE_MS,
  trialMs: 0,
  strainedMs: 0,
  narrowMs: 0,
  recentLoss: 0,
  restMs: 0,
  returnLevel: null,
  testMs: 0,
  lastRate: 0,
  peakRate: 0,
};

/** The next state after a sample of about two seconds. Steps down at once, up slowly and one level at a time. */
export function adapt(state: AdaptationState, sample: LinkSample, wish: SendingTarget): AdaptationState {
  // Without a picture there is nothing to reduce.
  const now = wish.picture === 'none' ? SOUND_ONLY : levelInUse(state, wish);
  const needs = (level: number) => needsAt(level, wish.dataSaver);
  const aged = age(state, sample, needs(now));
  if (aged.restMs > 0) return aged;
  const fitting = aged.narrowMs >= NARROW_MS ? levelThatFits(sample, needs) : now;
  const bearable = Math.min(SOUND_ONLY, Math.max(now + stepsOfLoss(aged, sample), fitting));
  if (bearable > now) return stepDown(aged, bearable, 'connection');
  if (aged.strainedMs >= STRAIN_MS && now < CPU_FLOOR) return stepDown(aged, now + 1, 'cpu');
  if (!isGood(sample, state.level)) return { ...aged, goodMs: 0 };
  // Where there is an estimate, the next glance with enough room brings the picture back (collapse.ts).
  const isWaiting = state.level === SOUND_ONLY && sample.availableRate !== null;
  return isWaiting ? { ...aged, goodMs: aged.goodMs + sample.spanMs } : improve(aged, sample.spanMs);
}

/** What may be sent now. */
export function limitsOf(state: AdaptationState, wish: SendingTarget): SendingLimits {
  const level = levelInUse(state, wish);
  return state.testMs > 0 ? testLimitsAt(level, wish) : limitsAt(level, wish);
}

/** The level in use: what the connection allows, capped by the data saver. */
function levelInUse({ level }: AdaptationState, { dataSaver }: SendingTarget): number {
  if (dataSaver === 'sound') return SOUND_ONLY;
  return dataSaver === 'on' ? Math.max(level, SAVER_LEVEL) : level;
}

/** What both people are shown as being sent. Without a picture, a reduced level changes nothing that they could see. */
export function sendingOf(state: AdaptationState, { picture, dataSaver }: SendingTarget): Sending {
  if (dataSaver === 'sound') return 'saver_audio';
  const least = dataSaver === 'on' ? SAVER_LEVEL : 0;
  const level = state.returnLevel ?? state.level;
  if (picture === 'none' || level <= least) return dataSaver === 'on' ? 'saver' : 'full';
  if (level === SOUND_ONLY || state.testMs > 0) return 'line_audio';
  return state.cause === 'cpu' ? 'cpu_reduced' : 'line_reduced';
}

function age(state: AdaptationState, sample: LinkSample, needs: number): AdaptationState {
  const { spanMs, limitedBy, availableRate, lostOut } = sample;
  const { trialMs, patienceMs } = state;
  const hasProved = trialMs > 0 && trialMs <= spanMs;
  return {
    ...state,
    trialMs: Math.max(0, trialMs - spanMs),
    patienceMs: hasProved ? Math.max(PATIENCE_MS, patienceMs / 2) : patienceMs,
    strainedMs: limitedBy === 'cpu' ? state.strainedMs + spanMs : 0,
    narrowMs: (availableRate ?? needs) < needs ? state.narrowMs + spanMs : 0,
    recentLoss: state.recentLoss + LOSS_WEIGHT * ((lostOut ?? state.recentLoss) - state.recentLoss),
  };
}

export function stepDown(
  state: AdaptationState,
  level: number,
  cause: AdaptationState['cause'],
): AdaptationState {
  const { trialMs, patienceMs } = state;
  const longer = trialMs > 0 ? Math.min(LONGEST_PATIENCE_MS, patienceMs * 2) : patienceMs;
  return {
    ...state,
    level,
    cause,
    patienceMs: longer,
    trialMs: 0,
    goodMs: 0,
    strainedMs: 0,
    narrowMs: 0,
    testMs: 0,
    returnLevel: null,
  };
}

function improve(state: AdaptationState, spanMs: number): AdaptationState {
  const { level, patienceMs } = state;
  const goodMs = state.goodMs + spanMs;
  if (level === 0 || goodMs < patienceMs) return { ...state, goodMs };
  if (level === SOUND_ONLY) return tryPicture(state);
  const returnLevel = level - 1 === state.returnLevel ? null : state.returnLevel;
  return { ...state, level: level - 1, returnLevel, goodMs: 0, trialMs: TRIAL_MS };
}

/** From sound alone to the smallest picture, seen by nobody at first; for longer after tries that failed in sight. */
export function tryPicture(state: AdaptationState): AdaptationState {
  const testMs = Math.max(TEST_MS, (state.patienceMs - PATIENCE_MS) / 2);
  return { ...state, level: SOUND_ONLY - 1, goodMs: 0, trialMs: TRIAL_MS, testMs };
}

/** The last report and those of late have to agree. */
function stepsOfLoss({ recentLoss }: AdaptationState, { lostOut }: LinkSample): number {
  const loss = Math.min(recentLoss, lostOut ?? 0);
  if (loss >= WORSE_LOSS) return 2;
  return loss >= BAD_LOSS ? 1 : 0;
}

export function levelThatFits(
  { availableRate }: Pick<LinkSample, 'availableRate'>,
  needs: (level: number) => number,
): number {
  const rate = availableRate ?? Number.POSITIVE_INFINITY;
  return LADDER.findIndex((_, level) => needs(level) <= rate);
}

function isGood({ lostOut, limitedBy, availableRate }: LinkSample, level: number): boolean {
  const needs = level === SOUND_ONLY ? 0 : (LADDER[level - 1]?.needs ?? 0);
  return (lostOut ?? 0) < GOOD_LOSS && limitedBy !== 'cpu' && (availableRate ?? needs) >= needs;
}
