/** Waits for a turn of this key. The function that it gives ends the turn; calling it again does nothing. */
type TakeTurn = (key: string) => Promise<() => void>;

/**
 * At most so many turns of each key at the same time. Others wait, in the order in which they came, and of those at most `ofTheWaiting`
 * have a turn at once: whoever asks for more than `most` is in less of a hurry than everybody else. One long turn keeps them from nothing.
 */
export function createTurns(most: number, ofTheWaiting = most): TakeTurn {
  const keys = new Map<string, { taken: number; ofWaiting: number; waiting: (() => void)[] }>();
  return async (key) => {
    const turns = keys.get(key) ?? { taken: 0, ofWaiting: 0, waiting: [] };
    keys.set(key, turns);
    const waits = turns.taken === most || turns.waiting.length > 0;
    if (waits) await new Promise<void>((resolve) => turns.waiting.push(resolve));
    else turns.taken += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      turns.taken -= 1;
      if (waits) turns.ofWaiting -= 1;
      const next = turns.ofWaiting < ofTheWaiting ? turns.waiting.shift() : undefined;
      if (next) {
        turns.taken += 1;
        turns.ofWaiting += 1;
        next();
      } else if (turns.taken === 0) keys.delete(key);
    };
  };
}
