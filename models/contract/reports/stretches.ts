import type { Stretch } from './timeline.ts';

/** The times that any of these stretches covers within the limits: in order, without overlaps. Drops those that run backwards. */
export function union(stretches: readonly Stretch[], firstMs = -Infinity, lastMs = Infinity): Stretch[] {
  const joined: Stretch[] = [];
  const within = stretches
    .map(({ fromMs, toMs }) => ({ fromMs: Math.max(firstMs, fromMs), toMs: Math.min(lastMs, toMs) }))
    .filter(({ fromMs, toMs }) => fromMs < toMs)
    .sort((a, b) => a.fromMs - b.fromMs);
  for (const stretch of within) {
    const last = joined.at(-1);
    if (last && stretch.fromMs <= last.toMs) last.toMs = Math.max(last.toMs, stretch.toMs);
    else joined.push(stretch);
  }
  return joined;
}

/** The times that lie in both. Each list is in order and without overlaps. */
export function intersect(a: readonly Stretch[], b: readonly Stretch[]): Stretch[] {
  return a.flatMap((one) =>
    b
      .map((other) => ({
        fromMs: Math.max(one.fromMs, other.fromMs),
        toMs: Math.min(one.toMs, other.toMs),
      }))
      .filter(({ fromMs, toMs }) => fromMs < toMs),
  );
}

/** Milliseconds covered by stretches without overlaps. */
export function lengthMs(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
}

export function covers(stretches: readonly Stretch[], atMs: number): boolean {
  return stretches.some(({ fromMs, toMs }) => fromMs <= atMs && atMs < toMs);
}
