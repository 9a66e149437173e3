import type { Clock } from '../ports.ts';
import { type LinkReport, type LinkSample, linkSample, type StatsEntry } from './linkStats.ts';

interface LinkSamplerOptions {
  clock: Clock;
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

/** Asks the connection how it is once a second. */
export function createLinkSampler({ clock, stats, onSecond, onStretch }: LinkSamplerOptions): LinkSampler {
  let stopTimer: (() => void) | null = null;
  let last = emptyReport(clock.now());
  let stretchFrom = last;
  // What was asked of an earlier peer, or before a stop, is not compared with anything.
  let current = Symbol();

  const restart = () => {
    current = Symbol();
    last = emptyReport(clock.now());
    stretchFrom = last;
  };

  const tick = async () => {
    const mine = current;
    const report = await stats().catch(() => null);
    if (!stopTimer) return;
    stopTimer = clock.after(SECOND_MS, () => void tick());
    if (mine === current) take(report ? { atMs: clock.now(), entries: entriesOf(report) } : null);
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
      stopTimer ??= clock.after(SECOND_MS, () => void tick());
    },
    restart,
    stop: () => {
      stopTimer?.();
      stopTimer = null;
      current = Symbol();
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
