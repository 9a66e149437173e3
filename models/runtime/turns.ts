/** Waits for a turn of this key. The function that it gives ends the turn; calling it again does nothing. */
type TakeTurn = (key: string) => Promise<() => void>;

/**
 * At most so many turns of each key at the same time. Others wait, in the order in which they came, and follow `whileMoreWait` at a time:
 * whoever asks for more than `most` at once is in less of a hurry than everybody else.
 */
export function createTurns(most: number, whileMoreWait = most): TakeTurn {
  const keys = new Map<string, { taken: number; waiting: (() => void)[] }>();
  return async (key) => {
    const turns = keys.get(key) ?? { taken: 0, waiting: [] };
    keys.set(key, turns);
    if (turns.taken < most && turns.waiting.length === 0) turns.taken += 1;
    else await new Promise<void>((resolve) => turns.waiting.push(resolve));
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      turns.taken -= 1;
      const next = turns.taken < whileMoreWait ? turns.waiting.shift() : undefined;
      if (next) {
        turns.taken += 1;
        next();
      } else if (turns.taken === 0) keys.delete(key);
    };
  };
}
