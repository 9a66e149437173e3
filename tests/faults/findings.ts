import { median } from '../bench/statistics.ts';
import { type Counters, READINGS_A_SECOND, type Recording } from './recorder.ts';

/** When a fault began and ended, and when the recording did; times of day in milliseconds. */
export interface FaultTimes {
  startMs: number;
  healedMs: number;
  endMs: number;
}

/** What one person saw and heard of the other. Null: it did not happen, or nothing was there to measure. */
export interface Findings {
  /** The longest time without a new frame; time in which the person was told that there is only sound is left out. */
  longestFreezeMs: number;
  /** From the fault's end to the end of that freeze; null while it lasts. */
  pictureBackMs: number | null;
  /** Share of the sound that the browser made up during the fault. */
  madeUpDuring: number | null;
  /** The same without the first moments: of a fault that can be adapted to, or of the time after an outage. */
  madeUpLater: number | null;
  /** Until every later second of the fault has nearly all of its sound. */
  soundWholeAfterMs: number | null;
  /** Until the person was told that there is only sound. */
  audioOnlyAfterMs: number | null;
  /** What arrived once the sender had time to adapt. */
  adapted: { framesPerSecond: number; width: number | null; bitsPerSecond: number | null };
  /** What the person read, from each change on. */
  texts: { afterMs: number; text: string }[];
}

/** So long a change may spoil the sound before `madeUpLater` counts. */
const CHANGE_MS = 2_000;
/** The part of a fault in which `adapted` is measured. */
const ADAPTED_MS = { from: 10_000, to: 20_000 };
/** Sound of which no second has more made up than this is heard as whole. */
const WHOLE_SHARE = 0.03;
const AUDIO_ONLY = /you can only hear them/;

interface Span {
  fromMs: number;
  toMs: number;
}

export function judgeRecording(recording: Recording, times: FaultTimes, isOutage: boolean): Findings {
  const { startMs, healedMs, endMs } = times;
  const audioOnly = audioOnlySpans(recording, endMs);
  const freeze = longestFreeze(recording, { fromMs: startMs, toMs: endMs }, audioOnly);
  const adapted = { fromMs: startMs + ADAPTED_MS.from, toMs: startMs + ADAPTED_MS.to };
  const later = isOutage ? { fromMs: healedMs, toMs: endMs } : { fromMs: startMs, toMs: healedMs };
  const firstAudioOnly = audioOnly.find(({ toMs }) => toMs > startMs);
  return {
    longestFreezeMs: freeze.ms,
    pictureBackMs: freeze.toMs >= endMs ? null : Math.max(0, freeze.toMs - healedMs),
    madeUpDuring: madeUpShare(recording.counters, { fromMs: startMs, toMs: healedMs }),
    madeUpLater: madeUpShare(recording.counters, { ...later, fromMs: later.fromMs + CHANGE_MS }),
    soundWholeAfterMs: soundWholeAfter(recording.counters, { fromMs: startMs, toMs: healedMs }),
    audioOnlyAfterMs: firstAudioOnly ? Math.max(0, firstAudioOnly.fromMs - startMs) : null,
    adapted: pictureIn(recording, adapted),
    texts: textsFrom(recording, startMs),
  };
}

function audioOnlySpans({ texts }: Recording, endMs: number): Span[] {
  return texts.flatMap(({ atMs, text }, i) =>
    AUDIO_ONLY.test(text) ? { fromMs: atMs, toMs: texts[i + 1]?.atMs ?? endMs } : [],
  );
}

function longestFreeze({ frames }: Recording, { fromMs, toMs }: Span, excused: readonly Span[]) {
  const seen = frames.map(({ atMs }) => atMs).filter((atMs) => atMs > fromMs && atMs < toMs);
  const edges = [fromMs, ...seen, toMs];
  const freezes = edges.slice(1).map((edgeMs, i) => {
    const gap = { fromMs: edges[i] ?? edgeMs, toMs: edgeMs };
    const excusedMs = excused.reduce((sum, span) => sum + overlapMs(gap, span), 0);
    return { ms: gap.toMs - gap.fromMs - excusedMs, toMs: gap.toMs };
  });
  return freezes.reduce((longest, each) => (each.ms > longest.ms ? each : longest));
}

function overlapMs(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.toMs, b.toMs) - Math.max(a.fromMs, b.fromMs));
}

function madeUpShare(counters: readonly Counters[], span: Span): number | null {
  const grown = growth(within(counters, span));
  return grown && grown.samples > 0 ? grown.madeUpSamples / grown.samples : null;
}

function soundWholeAfter(counters: readonly Counters[], span: Span): number | null {
  const readings = within(counters, span);
  const isBroken = (i: number) => {
    const second = growth(readings.slice(i, i + READINGS_A_SECOND + 1));
    return second !== null && second.madeUpSamples > WHOLE_SHARE * second.samples;
  };
  const seconds = readings.slice(0, -READINGS_A_SECOND).map((_, i) => i);
  const lastBroken = seconds.findLast(isBroken);
  if (lastBroken === undefined) return 0;
  const wholeFrom = readings[lastBroken + READINGS_A_SECOND];
  return wholeFrom && lastBroken !== seconds.at(-1) ? wholeFrom.atMs - span.fromMs : null;
}

function within(counters: readonly Counters[], { fromMs, toMs }: Span): Counters[] {
  return counters.filter(({ atMs }) => atMs >= fromMs && atMs <= toMs);
}

/** How much the counters grew from the first reading to the last; null with less than two. */
function growth(readings: readonly Counters[]): Counters | null {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last || first === last) return null;
  return {
    atMs: last.atMs - first.atMs,
    samples: last.samples - first.samples,
    // A late packet takes back what had been made up in its place.
    madeUpSamples: Math.max(0, last.madeUpSamples - first.madeUpSamples),
    receivedBytes: last.receivedBytes - first.receivedBytes,
  };
}

function pictureIn({ frames, counters }: Recording, span: Span): Findings['adapted'] {
  const widths = frames
    .filter(({ atMs }) => atMs >= span.fromMs && atMs < span.toMs)
    .map(({ width }) => width);
  const grown = growth(within(counters, span));
  return {
    framesPerSecond: (1_000 * widths.length) / (span.toMs - span.fromMs),
    width: widths.length > 0 ? median(widths) : null,
    bitsPerSecond: grown && (8_000 * grown.receivedBytes) / grown.atMs,
  };
}

function textsFrom({ texts }: Recording, startMs: number): Findings['texts'] {
  const atStart = texts.findLastIndex(({ atMs }) => atMs <= startMs);
  return texts
    .slice(Math.max(0, atStart))
    .map(({ atMs, text }) => ({ afterMs: Math.max(0, atMs - startMs), text }));
}
