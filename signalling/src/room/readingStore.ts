import type { BatchStored, ReadingBatch } from '@preproom/models/contract/room/readings';
import { storeBatches } from '@preproom/models/db/readings/readings';
import type { SignallingDeps } from '../deps.ts';

/** How long a batch waits for those of other rooms: stored in one go, they cost the database little more than one. */
const GATHER_MS = 250;

/** Where the batches of all rooms of this process go. */
export interface ReadingStore {
  /** Resolves once the batch is stored. Throws as `storeBatches` does. */
  store(batch: ReadingBatch): Promise<BatchStored>;
  /** Resolves once no batch of this room is on its way any more. */
  settled(roomid: string): Promise<void>;
}

interface Waiting extends PromiseWithResolvers<BatchStored> {
  batch: ReadingBatch;
}

export function createReadingStore({
  database,
  clock,
}: Pick<SignallingDeps, 'database' | 'clock'>): ReadingStore {
  const underWay = new Set<Waiting>();
  let gathered: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function storeGathered(): Promise<void> {
    const group = gathered;
    gathered = [];
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
    } finally {
      for (const waiting of group) underWay.delete(waiting);
    }
  }

  return {
    store(batch) {
      const waiting = { batch, ...Promise.withResolvers<BatchStored>() };
      underWay.add(waiting);
      gathered.push(waiting);
      timer ??= setTimeout(storeGathered, GATHER_MS);
      return waiting.promise;
    },
    async settled(roomid) {
      const ofRoom = ({ batch }: Waiting) => batch.roomid === roomid;
      if (gathered.some(ofRoom)) void storeGathered();
      await Promise.allSettled([...underWay].filter(ofRoom).map(({ promise }) => promise));
    },
  };
}
