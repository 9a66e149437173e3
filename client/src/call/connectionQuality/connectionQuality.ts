import type { LinkSample } from './linkStats.ts';

/** 3 good, 2 fair, 1 poor; in a history 0 stands for no connection. */
export type Grade = 1 | 2 | 3;
export type ConnectionProblem = 'loss_out' | 'loss_in' | 'delay' | 'jitter' | 'stalls';

export interface ConnectionQuality {
  grade: Grade;
  /** What is wrong; null on a good connection. */
  problem: ConnectionProblem | null;
  /** The measures, smoothed over some seconds. */
  smooth: Record<ConnectionProblem, number>;
  /** How long the measures have been better than the grade. */
  betterMs: number;
}

/** Thresholds as shares or milliseconds; `stalls` is the share of time the picture was frozen. */
const LIMITS: Record<ConnectionProblem, { fair: number; poor: number }> = {
  // Opus conceals a few lost packets; from about 10 % words are lost (ITU-T G.113 has similar steps).
  loss_in: { fair: 0.03, poor: 0.1 },
  loss_out: { fair: 0.03, poor: 0.1 },
  // People begin to interrupt each other above 150 ms one way (ITU-T G.114).
  delay: { fair: 300, poor: 700 },
  jitter: { fair: 50, poor: 120 },
  stalls: { fair: 0.2, poor: 0.6 },
};
const PROBLEMS = Object.keys(LIMITS) as ConnectionProblem[];

/** Time constant of the smoothing. */
const FOLLOW_MS = 3_000;
/** A better grade counts only after this long. */
const BELIEVE_MS = 5_000;

export const GOOD_CONNECTION: ConnectionQuality = {
  grade: 3,
  problem: null,
  smooth: { loss_in: 0, loss_out: 0, delay: 0, jitter: 0, stalls: 0 },
  betterMs: 0,
};

/** The quality after one more sample. A worse grade counts at once, a better one only when it lasts. */
export function nextQuality(before: ConnectionQuality, sample: LinkSample): ConnectionQuality {
  const share = Math.min(1, sample.spanMs / FOLLOW_MS);
  const measured = measures(sample);
  const smooth = { ...before.smooth };
  for (const problem of PROBLEMS) {
    smooth[problem] += ((measured[problem] ?? smooth[problem]) - smooth[problem]) * share;
  }
  const worst = worstOf(smooth);
  if (worst.grade <= before.grade) return { ...worst, smooth, betterMs: 0 };
  const betterMs = before.betterMs + sample.spanMs;
  if (betterMs >= BELIEVE_MS) return { ...worst, smooth, betterMs: 0 };
  return { ...before, smooth, betterMs };
}

function measures(sample: LinkSample): Record<ConnectionProblem, number | null> {
  const { lostIn, lostOut, soundLostOut, concealed, roundTripMs, jitterInMs, jitterOutMs, frozenMs, spanMs } =
    sample;
  return {
    // Audible loss only: most lost packets are retransmitted in time.
    loss_in: concealed ?? lostIn,
    loss_out: soundLostOut ?? lostOut,
    delay: roundTripMs,
    jitter: greater(jitterInMs, jitterOutMs),
    stalls: frozenMs / spanMs,
  };
}

function worstOf(smooth: ConnectionQuality['smooth']): Pick<ConnectionQuality, 'grade' | 'problem'> {
  const poor = PROBLEMS.find((problem) => smooth[problem] >= LIMITS[problem].poor);
  if (poor) return { grade: 1, problem: poor };
  const fair = PROBLEMS.find((problem) => smooth[problem] >= LIMITS[problem].fair);
  return fair ? { grade: 2, problem: fair } : { grade: 3, problem: null };
}

function greater(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}
