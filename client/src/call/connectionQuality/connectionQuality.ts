import type { LinkSample } from './linkStats.ts';

/** 3 good, 2 fair, 1 poor; 0 stands for no connection where a line is told as numbers. */
export type Grade = 1 | 2 | 3;
export type LineTrouble = 'loss_out' | 'loss_in' | 'delay' | 'jitter' | 'stalls';

export interface LineQuality {
  grade: Grade;
  /** What is wrong; null on a good line. */
  trouble: LineTrouble | null;
  /** The measures, smoothed over some seconds. */
  smooth: Record<LineTrouble, number>;
  /** How long the measures have been better than the grade. */
  betterMs: number;
}

/** Of a share, of milliseconds, or of the time that a picture stood still: from where it is fair, and from where poor. */
const LIMITS: Record<LineTrouble, { fair: number; poor: number }> = {
  // Opus hides a few lost packets; from about a tenth words get lost (ITU-T G.113 gives similar steps).
  loss_in: { fair: 0.03, poor: 0.1 },
  loss_out: { fair: 0.03, poor: 0.1 },
  // People begin to talk into each other's sentences above 150 ms one way (ITU-T G.114).
  delay: { fair: 300, poor: 700 },
  jitter: { fair: 50, poor: 120 },
  stalls: { fair: 0.2, poor: 0.6 },
};
const TROUBLES = Object.keys(LIMITS) as LineTrouble[];

/** How fast the smoothed measures follow: about three seconds. */
const FOLLOW_MS = 3_000;
/** A better grade is believed when it has lasted this long. */
const BELIEVE_MS = 5_000;

export const GOOD_LINE: LineQuality = {
  grade: 3,
  trouble: null,
  smooth: { loss_in: 0, loss_out: 0, delay: 0, jitter: 0, stalls: 0 },
  betterMs: 0,
};

/** How the line is after one more stretch: worse at once, better only when it stays so. */
export function nextQuality(before: LineQuality, sample: LinkSample): LineQuality {
  const share = Math.min(1, sample.spanMs / FOLLOW_MS);
  const measured = measures(sample);
  const smooth = { ...before.smooth };
  for (const trouble of TROUBLES) {
    smooth[trouble] += ((measured[trouble] ?? smooth[trouble]) - smooth[trouble]) * share;
  }
  const worst = worstOf(smooth);
  if (worst.grade <= before.grade) return { ...worst, smooth, betterMs: 0 };
  const betterMs = before.betterMs + sample.spanMs;
  if (betterMs >= BELIEVE_MS) return { ...worst, smooth, betterMs: 0 };
  return { ...before, smooth, betterMs };
}

function measures(sample: LinkSample): Record<LineTrouble, number | null> {
  const { lostIn, lostOut, concealed, roundTripMs, jitterInMs, jitterOutMs, frozenMs, spanMs } = sample;
  return {
    // Sound that had to be made up is lost as well, also when its packets came too late.
    loss_in: greater(lostIn, concealed),
    loss_out: lostOut,
    delay: roundTripMs,
    jitter: greater(jitterInMs, jitterOutMs),
    stalls: frozenMs / spanMs,
  };
}

function worstOf(smooth: LineQuality['smooth']): Pick<LineQuality, 'grade' | 'trouble'> {
  const poor = TROUBLES.find((trouble) => smooth[trouble] >= LIMITS[trouble].poor);
  if (poor) return { grade: 1, trouble: poor };
  const fair = TROUBLES.find((trouble) => smooth[trouble] >= LIMITS[trouble].fair);
  return fair ? { grade: 2, trouble: fair } : { grade: 3, trouble: null };
}

function greater(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}
