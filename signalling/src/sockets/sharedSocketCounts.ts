import type { Redis } from '@preproom/models/runtime/redis';
import type { Processes } from '../process/processes.ts';

/** Longer than a socket lives; a process that ended without a word leaves its counts for so long. */
const FORGOTTEN_AFTER_SECONDS = 24 * 60 * 60;

const keyOf = (key: string) => `preproom:sockets:${key}`;

/** How many sockets each process has open, by person and purpose. */
export interface SharedSocketCounts {
  /** Stores the count of this process. */
  publish(key: string, own: number): void;
  /** Stores the count of this process, and answers the sum of the others that are alive; 0 while Redis does not answer. */
  countElsewhere(key: string, own: number): Promise<number>;
  /** The other processes at which one of these has sockets open. Throws `unavailable`. */
  processesElsewhere(keys: string[]): Promise<Set<string>>;
  /** Calls back whenever Redis answers again; counts of the time before may be missing there. */
  onReady(listener: () => void): void;
}

/** In a hash for each person and purpose: the id of a process and its count. Whole counts, so that a lost one corrects itself. */
export function shareSocketCounts({ ask, onReady }: Redis, processes: Processes): SharedSocketCounts {
  return {
    publish(key, own) {
      const stored = ask((client) =>
        own > 0 ? client.hSet(keyOf(key), processes.ownId, own) : client.hDel(keyOf(key), processes.ownId),
      );
      stored.catch(() => {});
    },
    async countElsewhere(key, own) {
      try {
        const counts = await ask(async (client) => {
          const [, , all] = await client
            .multi()
            .hSet(keyOf(key), processes.ownId, own)
            .expire(keyOf(key), FORGOTTEN_AFTER_SECONDS)
            .hGetAll(keyOf(key))
            .execTyped();
          return all;
        });
        const alive = await processes.aliveOf(Object.keys(counts));
        return Object.entries(counts)
          .filter(([id]) => id !== processes.ownId && alive.has(id))
          .reduce((sum, [, count]) => sum + Number(count), 0);
      } catch {
        return 0;
      }
    },
    async processesElsewhere(keys) {
      const found = await ask((client) => Promise.all(keys.map((key) => client.hKeys(keyOf(key)))));
      const alive = await processes.aliveOf(found.flat());
      alive.delete(processes.ownId);
      return alive;
    },
    onReady,
  };
}
