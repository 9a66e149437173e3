import type { TimerClock } from '../../lib/clock.ts';
import { type LinkReport, type LinkSample, linkSample, type StatsEntry } from './linkStats.ts';

interface LinkSamplerOptions {
  clock: TimerClock;
  /** Null while there is no peer. */
  stats(): Promise<RTCStatsReport | null>;
  /** Called twice a second while there is a connection. */
  onGlance(glance: Pick<LinkSample, 'spanMs' | 'availableRate'>): void;
  /** Called every second, with null when there is no connection. */
  onSecond(sample: LinkSample | null): void;
  /** Called every two seconds while there is a connection. */
  onStretch(sample: LinkSample): void;
}

export interface LinkSampler {
  start(): void;
  /** For a new peer, whose counters start at zero. */
  restart(): void;
  stop(): void;
}

const GLANCE_MS = 500;
const SECOND_MS = 900;
const STRETCH_MS = 1_900;
/** `getStats` requests without a result in this time are abandoned. */
const SILENCE_MS = 5_000;

/** Requests the connection's statistics twice a second, one request at a time. */
export function createLinkSampler(options: LinkSamplerOptions): LinkSampler {
  const { clock, stats, onGlance, onSecond, onStretch } = options;
  let stopTimer: (() => void) | null = null;
  let last = emptyReport(clock.now());
  let secondFrom = last;
  let stretchFrom = last;
  // Results of an abandoned request or of an earlier peer are ignored.
  let question: { askedAtMs: number } | null = null;

  const restart = () => {
    question = null;
    last = emptyReport(clock.now());
    secondFrom = last;
    stretchFrom = last;
  };

  let isSecond = false;
  const tick = () => {
    stopTimer = clock.after(GLANCE_MS, tick);
    isSecond = !isSecond;
    if (!question || clock.now() - question.askedAtMs >= SILENCE_MS) void ask();
    else if (!isSecond) onSecond(null);
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
    if (!report) return isSecond ? undefined : onSecond(null);
    onGlance(linkSample(last, report));
    last = report;
    if (report.atMs - secondFrom.atMs < SECOND_MS) return;
    onSecond(linkSample(secondFrom, report));
    secondFrom = report;
    if (report.atMs - stretchFrom.atMs < STRETCH_MS) return;
    onStretch(linkSample(stretchFrom, report));
    stretchFrom = report;
  };

  return {
    start: () => {
      restart();
      stopTimer ??= clock.after(GLANCE_MS, tick);
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
