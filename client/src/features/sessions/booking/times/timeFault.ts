import { AppError } from '@preproom/models/contract/http/errors';
import { nearestTimes } from '@preproom/models/contract/sessions/freeTimes';

/** As many as the server names. */
const NEAREST = 3;

/**
 * What the server would answer to this time: null, or that it is not offered, with the nearest free times. An old link, or a page that
 * was left open, may name a time that is over or gone.
 */
export function timeFault(time: string | null, times: readonly string[], nowMs: number): AppError | null {
  if (!time) return null;
  const wanted = Date.parse(time);
  const free = times.map((one) => Date.parse(one)).filter((startsAtMs) => startsAtMs > nowMs);
  if (free.includes(wanted)) return null;
  const near = nearestTimes(free, wanted, NEAREST);
  const fields = near.map((startsAtMs, i) => [`nearest.${i}`, new Date(startsAtMs).toISOString()]);
  return new AppError('not_offered', undefined, { fields: Object.fromEntries(fields) });
}
