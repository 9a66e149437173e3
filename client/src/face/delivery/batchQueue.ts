import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { type ReadingBatch, readingMinute } from '@preproom/models/contract/readings/readings';
import type { WaitingBatches } from '../../lib/delivery/batchDelivery.ts';
import type { UnnumberedBatch } from './batchCutter.ts';
import { joinable, joined } from './batchJoining.ts';

/** Storage that survives a reload: one row per waiting batch, and one per room with its next sequence number. */
export interface BatchStorage {
  /** Those of which batches wait. */
  rooms(): Promise<string[]>;
  load(roomid: string): Promise<StoredQueue>;
  add(batch: ReadingBatch, nextSeq: number): Promise<void>;
  remove(batches: readonly ReadingBatch[]): Promise<void>;
  /** Replaces these batches by one with all their samples. */
  join(parts: readonly ReadingBatch[], whole: ReadingBatch): Promise<void>;
  /** Deletes the room's batches but keeps its next sequence number. */
  clear(roomid: string): Promise<void>;
}

export interface StoredQueue {
  /** Null before the first batch. */
  nextSeq: number | null;
  /** Oldest first. */
  batches: ReadingBatch[];
}

/** The length of a session. Older batches are dropped by whole minutes, so that no stored minute is incomplete. */
const LONGEST_WAIT_MINUTES = 45;

/** The batches of one room. `add` renumbers a batch's samples after all earlier ones; `seal` joins those that fit into the oldest. */
export type BatchQueue = WaitingBatches<ReadingBatch, UnnumberedBatch>;

/** Far more samples than a session has. */
const SAMPLES_PER_DEVICE = 2 ** 20;

/**
 * Where the numbering of a device begins, so that two devices of one learner never share a number: a multiple of `SAMPLES_PER_DEVICE`
 * by 32 random bits.
 */
export function randomFirstSeq(): number {
  const [block = 0] = crypto.getRandomValues(new Uint32Array(1));
  return block * SAMPLES_PER_DEVICE;
}

interface BatchQueueOptions {
  storage: BatchStorage;
  /** Of the first sample, unless this device has numbered some of this room before. */
  firstSeq: number;
  onStorageFailed: (cause: unknown) => void;
}

/**
 * Opens the room's queue with the batches of earlier page loads. A storage failure is reported to `onStorageFailed`, and the
 * queue continues in memory.
 */
export async function openBatchQueue(roomid: string, options: BatchQueueOptions): Promise<BatchQueue> {
  const { storage, onStorageFailed } = options;
  const stored = await storage.load(roomid).catch((cause: unknown): StoredQueue => {
    onStorageFailed(cause);
    return { nextSeq: null, batches: [] };
  });
  return createBatchQueue(roomid, stored, options);
}

function createBatchQueue(
  roomid: string,
  stored: StoredQueue,
  { storage, firstSeq, onStorageFailed }: BatchQueueOptions,
): BatchQueue {
  let { batches } = stored;
  let nextSeq = stored.nextSeq ?? firstSeq;
  // Stored batches may have been sent by an earlier page load, so they must not change.
  let sealed = batches.length;
  // Writes run in sequence, so storage always holds a state that the queue was in.
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
  };
}

function numbered(batch: UnnumberedBatch, firstSeq: number): ReadingBatch {
  const samples = batch.samples.map(
    ([, ...rest], i) => [firstSeq + i, ...rest] as ReadingBatch['samples'][number],
  );
  return { ...batch, samples };
}

/** The batches of the minutes beyond LONGEST_WAIT_MINUTES, oldest first. */
function tooOld(batches: readonly ReadingBatch[]): ReadingBatch[] {
  const minutes = [...new Set(batches.map(minuteOf))].sort((a, b) => a - b);
  const dropped = new Set(minutes.slice(0, Math.max(0, minutes.length - LONGEST_WAIT_MINUTES)));
  return batches.filter((batch) => dropped.has(minuteOf(batch)));
}

function minuteOf({ samples }: ReadingBatch): number {
  return readingMinute(samples[0]?.[1] ?? -MINUTE_MS);
}
