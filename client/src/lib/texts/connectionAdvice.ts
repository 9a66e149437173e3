import type { ConnectionHistory } from '@preproom/models/contract/room/connectionHistory';

export type ConnectionAdvice = 'interrupted' | 'lossy' | 'detour' | 'late' | 'slow';

/** The one thing that would have helped most; null when the connection was good. */
export function connectionAdvice(history: ConnectionHistory): ConnectionAdvice | null {
  const { interruptions, longestInterruptionMs, lostPerMille, roundTripMs, route } = history;
  if (interruptions >= 3 || longestInterruptionMs >= 10_000) return 'interrupted';
  // From three in a hundred people notice.
  if (Math.max(lostPerMille.sent, lostPerMille.received) >= 30) return 'lossy';
  if ((roundTripMs?.worstTenth ?? 0) >= 400) return route === 'relay' ? 'detour' : 'late';
  const heldBack = history.secondsReduced + history.secondsSoundOnly;
  const isSlow = history.secondsDataSaver === 0 && heldBack * 5 >= history.secondsConnected && heldBack > 0;
  return isSlow ? 'slow' : null;
}
