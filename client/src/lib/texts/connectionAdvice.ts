import type { LineStory } from '@preproom/models/contract/room/connectionHistory';

export type LineAdvice = 'interrupted' | 'lossy' | 'detour' | 'late' | 'slow';

/** The one thing that would have helped most; null when the line was good. */
export function lineAdvice(story: LineStory): LineAdvice | null {
  const { interruptions, longestInterruptionMs, lostPerMille, roundTripMs, route } = story;
  if (interruptions >= 3 || longestInterruptionMs >= 10_000) return 'interrupted';
  // From three in a hundred people notice.
  if (Math.max(lostPerMille.sent, lostPerMille.received) >= 30) return 'lossy';
  if ((roundTripMs?.worstTenth ?? 0) >= 400) return route === 'relay' ? 'detour' : 'late';
  const heldBack = story.secondsReduced + story.secondsSoundOnly;
  const isSlow = story.secondsDataSaver === 0 && heldBack * 5 >= story.secondsConnected && heldBack > 0;
  return isSlow ? 'slow' : null;
}
