import type { TimerClock } from '../../lib/clock.ts';
import { type LinkReport, type LinkSample, linkSample, type StatsEntry } from './linkStats.ts';

interface LinkSamplerOptions {
  clock: TimerClock;
  /** Null while there is no peer. */
  stats(): Promise<RTCStatsReport | null>;
  /** Every second, whether there is a connection or not. */
  onSecond(sample: LinkSample | null): void;
  /** Every two seconds of a connection. */
  onStretch(sample: LinkSample): void;
}

export interface LinkSampler {
  start(): void;
  /** Another peer, whose counters begin anew. */
  restart(): void;
  stop(): void;
}

const SECOND_MS = 1_000;
const STRETCH_MS = 1_900;
/** A question to which the connection has said nothing for so long is given up, and the next one asked. */
const SILENCE_MS = 5_000;

/** Asks the connection how it is once a second; while it owes an answer, it is not asked again. */
export function createLinkSampler({ clock, stats, onSecond, onStretch }: LinkSamplerOptions): LinkSampler {
  let stopTimer: (() => void) | null = null;
  let last = emptyReport(clock.now());
  let stretchFrom = last;
  // An answer that is given up, or of an earlier peer, is not compared with anything.
  let question: { askedAtMs: number } | null = null;

  const restart = () => {
    question = null;
    last = emptyReport(clock.now());
    stretchFrom = last;
  };

  const tick = () => {
    stopTimer = clock.after(SECOND_MS, tick);
    if (question && clock.now() - question.askedAtMs < SILENCE_MS) onSecond(null);
    else void ask();
  };

  const ask = async () => {
    const mine = { askedAtMs: clock.now() };
    question = mine;
    const report = await stats().catch(() => null);
    if (question !== mine) return;
    question = null;
    take(report ? { atMs: clock.now(), entries: entriesOf(report) } : null);
  };

  const take = (report: LinkReport | null) => {
    if (!report) return onSecond(null);
    onSecond(linkSample(last, report));
    last = report;
    if (report.atMs - stretchFrom.atMs < STRETCH_MS) return;
    onStretch(linkSample(stretchFrom, report));
    stretchFrom = report;
  };

  return {
    start: () => {
      restart();
      stopTimer ??= clock.after(SECOND_MS, tick);
    },
    restart,
    stop: () => {
      stopTimer?.();
      stopTimer = null;
      question = null;
    },
  };
}

function emptyReport(atMs: number): LinkReport {
  return { atMs, entries: [] };
}

export function entriesOf(report: RTCStatsReport): StatsEntry[] {
  const entries: StatsEntry[] = [];
  report.forEach((entry: StatsEntry) => {
    entries.push(entry);
  });
  return entries;
}
