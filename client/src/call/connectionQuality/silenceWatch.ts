import type { TimerClock } from '../../lib/clock.ts';
import { entriesOf } from './linkSampler.ts';
import { silentMs } from './linkStats.ts';

/** Longer than any stutter of a working connection, and a third of what ICE needs to notice. */
const SILENCE_MS = 2_000;
const LOOK_MS = 1_000;
/** While nothing arrives. */
const LISTEN_MS = 250;

interface SilenceWatchOptions {
  clock: TimerClock;
  /** Null while there is no peer. */
  stats(): Promise<RTCStatsReport | null>;
  /** Whether the other side sends sound or a picture: else silence says nothing. */
  isExpecting(): boolean;
  /** Nothing arrives any more, or something does again. */
  onChange(isSilent: boolean): void;
}

export interface SilenceWatch {
  /** Watches from now on: what did not arrive before counts for nothing. */
  start(): void;
  stop(): void;
}

/** Notices when nothing arrives any more, though the connection seems to be up: ICE needs six seconds and more for that. */
export function createSilenceWatch(options: SilenceWatchOptions): SilenceWatch {
  const { clock, stats, isExpecting, onChange } = options;
  let stopTimer: (() => void) | null = null;
  // Answers of an earlier watch are ignored.
  let run: { startedAtMs: number; isSilent: boolean } | null = null;

  const lookIn = (ms: number) => {
    stopTimer?.();
    stopTimer = clock.after(ms, () => void look());
  };

  const look = async () => {
    const mine = run;
    if (!mine) return;
    // An answer that never comes is waited for no longer than this.
    lookIn(LOOK_MS);
    const report = await stats().catch(() => null);
    if (run !== mine) return;
    const sinceLastMs = report && silentMs(entriesOf(report));
    if (sinceLastMs === null) return;
    const quietMs = Math.min(sinceLastMs, clock.now() - mine.startedAtMs);
    const isSilent = quietMs >= SILENCE_MS && isExpecting();
    lookIn(isSilent ? LISTEN_MS : Math.min(LOOK_MS, Math.max(LISTEN_MS, SILENCE_MS - quietMs)));
    if (isSilent === mine.isSilent) return;
    mine.isSilent = isSilent;
    onChange(isSilent);
  };

  return {
    start: () => {
      run = { startedAtMs: clock.now(), isSilent: false };
      lookIn(LOOK_MS);
    },
    stop: () => {
      run = null;
      stopTimer?.();
      stopTimer = null;
    },
  };
}
