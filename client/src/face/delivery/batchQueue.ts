import { MINUTE_MS, type ReadingBatch, readingMinute } from '@preproom/models/contract/room/readings';
import type { UnnumberedBatch } from './batchCutter.ts';
import { joinable, joined } from './batchJoining.ts';

/** Where waiting batches survive a reload; one row per batch and one per room for its next sequence number. */
export interface BatchStorage {
  load(roomid: string): Promise<StoredQueue>;
  add(batch: ReadingBatch, nextSeq: number): Promise<void>;
  remove(batches: readonly ReadingBatch[]): Promise<void>;
  /** Puts one batch with all their samples in the place of these. */
  join(parts: readonly ReadingBatch[], whole: ReadingBatch): Promise<void>;
  /** Forgets the room's batches, not its next sequence number. */
  clear(roomid: string): Promise<void>;
}

export interface StoredQueue {
  nextSeq: number;
  /** Oldest first. */
  batches: ReadingBatch[];
}

/** A session's length; what waits longer than that is dropped by whole minutes, so that no minute counts for less. */
const LONGEST_WAIT_MINUTES = 45;

/** The batches of one room that the server has not acknowledged, in order. */
export interface BatchQueue {
  /** Numbers the batch's samples after all earlier ones, and keeps it until removed. */
  add(batch: UnnumberedBatch): void;
  /** Whether the oldest batch takes in what is still to come: then it need not travel yet. */
  canGrow(): boolean;
  /** The oldest batch, joined with those after it that fit; from now on it stays as it is, however often it is sent. */
  seal(): ReadingBatch | undefined;
  size(): number;
  remove(batch: ReadingBatch): void;
  /** Drops everything that waits: consent was withdrawn. Resolves once it is gone from the device. */
  clear(): Promise<void>;
  nextSeq(): number;
  /** The server knows samples that this device does not (it was cleared, or another device read before). */
  setNextSeq(seq: number): void;
}

/**
 * Opens the room's queue with what waited from before. Storage that fails is reported to `onStorageFailed` and the queue goes
 * on in memory.
 */
export async function openBatchQueue(
  roomid: string,
  storage: BatchStorage,
  onStorageFailed: (cause: unknown) => void,
): Promise<BatchQueue> {
  const stored = await storage.load(roomid).catch((cause: unknown) => {
    onStorageFailed(cause);
    return { nextSeq: 0, batches: [] };
  });
  return createBatchQueue(roomid, stored, storage, onStorageFailed);
}

function createBatchQueue(
  roomid: string,
  stored: StoredQueue,
  storage: BatchStorage,
  onStorageFailed: (cause: unknown) => void,
): BatchQueue {
  let { nextSeq, batches } = stored;
  // Those from before may have been sent already.
  let sealed = batches.length;
  // One write after the other, so that what is stored is always a state that once was.
  let writes: Promise<void> = Promise.resolve();

  function write(change: () => Promise<void>): Promise<void> {
    writes = writes.then(change).catch(onStorageFailed);
    return writes;
  }

  function drop(dropped: readonly ReadingBatch[]) {
    if (dropped.length === 0) return;
    sealed -= batches.slice(0, sealed).filter((batch) => dropped.includes(batch)).length;
    batches = batches.filter((batch) => !dropped.includes(batch));
    void write(() => storage.remove(dropped));
  }

  function sealFirst() {
    const [first, ...others] = batches.slice(0, joinable(batches));
    if (!first) return;
    const [parts, whole] = [[first, ...others], joined([first, ...others])];
    batches = [whole, ...batches.slice(parts.length)];
    sealed = 1;
    if (others.length > 0) void write(() => storage.join(parts, whole));
  }

  return {
    add(unnumbered) {
      const batch = numbered(unnumbered, nextSeq);
      nextSeq += batch.samples.length;
      batches = [...batches, batch];
      const seq = nextSeq;
      void write(() => storage.add(batch, seq));
      drop(tooOld(batches));
    },
    canGrow: () => sealed === 0 && joinable(batches) === batches.length,
    seal() {
      if (sealed === 0) sealFirst();
      return batches[0];
    },
    size: () => batches.length,
    remove: (batch) => drop(batches.filter((waiting) => waiting === batch)),
    clear() {
      batches = [];
      sealed = 0;
      return write(() => storage.clear(roomid));
    },
    nextSeq: () => nextSeq,
    setNextSeq(seq) {
      nextSeq = Math.max(nextSeq, seq);
    },
  };
}

function numbered(batch: UnnumberedBatch, firstSeq: number): ReadingBatch {
  const samples = batch.samples.map(
    ([, ...rest], i) => [firstSeq + i, ...rest] as ReadingBatch['samples'][number],
  );
  return { ...batch, samples };
}

/** The batches of the oldest minutes, beyond as many minutes as are kept. */
function tooOld(batches: readonly ReadingBatch[]): ReadingBatch[] {
  const minutes = [...new Set(batches.map(minuteOf))].sort((a, b) => a - b);
  const dropped = new Set(minutes.slice(0, Math.max(0, minutes.length - LONGEST_WAIT_MINUTES)));
  return batches.filter((batch) => dropped.has(minuteOf(batch)));
}

function minuteOf({ samples }: ReadingBatch): number {
  return readingMinute(samples[0]?.[1] ?? -MINUTE_MS);
}
