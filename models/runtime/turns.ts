/** Waits for a turn of this key. The function that it gives ends the turn; calling it again does nothing. */
type TakeTurn = (key: string) => Promise<() => void>;

/** At most so many turns of each key at the same time. Others wait, in the order in which they came. */
export function createTurns(most: number): TakeTurn {
  const keys = new Map<string, { taken: number; waiting: (() => void)[] }>();
  return async (key) => {
    const turns = keys.get(key) ?? { taken: 0, waiting: [] };
    keys.set(key, turns);
    if (turns.taken < most) turns.taken += 1;
    else await new Promise<void>((resolve) => turns.waiting.push(resolve));
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = turns.waiting.shift();
      // The next one has this turn instead.
      if (next) return next();
      turns.taken -= 1;
      if (turns.taken === 0) keys.delete(key);
    };
  };
}
