import { PUBLIC_COLLECTIONS, type PublicCollection } from '@preproom/models/db/announceWrites';
import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';

/** What another process writes shows after at most this long. */
export const KEEP_MS = 5_000;
/** Some hundred kilobytes each at most: tens of megabytes when everybody asks for something else. */
const MAX_KEPT = 200;

/** Answers that are the same for everyone, kept in this process. */
export interface PublicAnswers<Answer> {
  /**
   * The answer kept under this key, else the one that `make` reads from these collections; callers at the same moment share it. The key
   * must hold all that the answer depends on. A failure is not kept.
   */
  find(key: string, madeOf: readonly PublicCollection[], make: () => Promise<Answer>): Promise<Answer>;
}

interface Kept<Answer> {
  answer: Promise<Answer>;
  /** When it began to be read. */
  bornAt: number;
  madeOf: readonly PublicCollection[];
}

/** Keeps each answer that may be kept for 5 seconds at most, and no longer than until this process writes to one of its collections. */
export function createPublicAnswers<Answer>(
  { database, clock }: { database: Pick<Database, 'onWrite'>; clock: Clock },
  mayBeKept: (answer: Answer) => boolean,
): PublicAnswers<Answer> {
  const kept = new Map<string, Kept<Answer>>();
  // Also what is still being read: it may have been read before the write.
  for (const collection of PUBLIC_COLLECTIONS)
    database.onWrite(collection, () => {
      for (const [key, { madeOf }] of kept) if (madeOf.includes(collection)) kept.delete(key);
    });
  return {
    find(key, madeOf, make) {
      const now = clock.now();
      const known = kept.get(key);
      if (known && known.bornAt <= now && now < known.bornAt + KEEP_MS) return known.answer;
      const entry = { answer: make(), bornAt: now, madeOf };
      const forget = () => kept.get(key) === entry && kept.delete(key);
      entry.answer.then((answer) => mayBeKept(answer) || forget(), forget);
      kept.delete(key);
      kept.set(key, entry);
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      return entry.answer;
    },
  };
}
