import type { BatchStored, ReadingBatch } from '@preproom/models/contract/readings/readings';
import { storeBatches } from '@preproom/models/db/readings/readings';
import type { SignallingDeps } from '../deps.ts';

/** How long a batch waits for batches of other rooms, so that one write stores them all. */
const BATCH_DELAY_MS = 250;

/** Stores the reading batches of all rooms of this process. */
export interface ReadingStore {
  /** Resolves once the batch is stored. Throws as `storeBatches` does. */
  store(batch: ReadingBatch): Promise<BatchStored>;
}

interface Waiting extends PromiseWithResolvers<BatchStored> {
  batch: ReadingBatch;
}

export function createReadingStore({
  database,
  clock,
}: Pick<SignallingDeps, 'database' | 'clock'>): ReadingStore {
  let pending: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function storePending(): Promise<void> {
    const group = pending;
    pending = [];
    clearTimeout(timer);
    timer = undefined;
    try {
      const outcomes = await storeBatches(
        database,
        group.map(({ batch }) => batch),
        clock.now(),
      );
      for (const [i, outcome] of outcomes.entries()) {
        if (outcome.status === 'fulfilled') group[i]?.resolve(outcome.value);
        else group[i]?.reject(outcome.reason);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return {
    store(batch) {
      const waiting = { batch, ...Promise.withResolvers<BatchStored>() };
      pending.push(waiting);
      timer ??= setTimeout(storePending, BATCH_DELAY_MS);
      return waiting.promise;
    },
  };
}
