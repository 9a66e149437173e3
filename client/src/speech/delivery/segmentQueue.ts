import {
  firstSeqOf,
  MAX_SEGMENTS_PER_BATCH,
  type SentSegment,
  SPEECH_ALGORITHM,
  type SpeechBatch,
} from '@preproom/models/contract/room/speech';
import type { WaitingBatches } from '../../lib/delivery/batchDelivery.ts';

/** Storage that survives a reload: one row per waiting batch. */
export interface SpeechStorage {
  /** Those of which batches wait. */
  rooms(): Promise<string[]>;
  /** The room's waiting batches. */
  load(roomid: string): Promise<SpeechBatch[]>;
  /** Stores a batch, or replaces the one with its number. */
  put(batch: SpeechBatch): Promise<void>;
  remove(batch: SpeechBatch): Promise<void>;
  clear(roomid: string): Promise<void>;
}

/** The segments of one room that the server has not acknowledged. `add` puts a segment into the newest batch that is not sealed. */
export type SegmentQueue = WaitingBatches<SpeechBatch, SentSegment>;

interface SegmentQueueOptions {
  storage: SpeechStorage;
  /** 32 random bits: numbers of two page loads never meet, whichever device or tab they are in. */
  random: number;
  onStorageFailed: (cause: unknown) => void;
}

export function randomRun(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** Opens the room's queue with the batches of earlier page loads. After a storage failure it continues in memory. */
export async function openSegmentQueue(roomid: string, options: SegmentQueueOptions): Promise<SegmentQueue> {
  const { storage, random, onStorageFailed } = options;
  const stored = await storage.load(roomid).catch((cause: unknown): SpeechBatch[] => {
    onStorageFailed(cause);
    return [];
  });
  let batches = stored;
  // Stored batches may have been sent by an earlier page load, so they must not change.
  let sealed = batches.length;
  let nextSeq = firstSeqOf(random);
  let lastEndMs = -Infinity;
  // Writes run in sequence, so storage always holds a state that the queue was in.
  let writes: Promise<void> = Promise.resolve();

  function write(change: () => Promise<void>): Promise<void> {
    writes = writes.then(change).catch(onStorageFailed);
    return writes;
  }

  function keep(batch: SpeechBatch, others: SpeechBatch[]) {
    batches = [...others, batch];
    void write(() => storage.put(batch));
  }

  return {
    add([start, end, syllables]) {
      // A corrected clock may run back for a moment; what one device sends never overlaps.
      const segment: SentSegment = [Math.max(start, lastEndMs), end, syllables];
      if (segment[1] <= segment[0]) return;
      lastEndMs = end;
      const last = batches.length > sealed ? batches.at(-1) : undefined;
      if (last && last.segments.length < MAX_SEGMENTS_PER_BATCH) {
        keep({ ...last, segments: [...last.segments, segment] }, batches.slice(0, -1));
      } else {
        keep({ roomid, algo: SPEECH_ALGORITHM, seq: nextSeq++, segments: [segment] }, batches);
      }
    },
    canGrow: () =>
      sealed === 0 && batches.length === 1 && (batches[0]?.segments.length ?? 0) < MAX_SEGMENTS_PER_BATCH,
    seal() {
      if (sealed === 0 && batches.length > 0) sealed = 1;
      return batches[0];
    },
    size: () => batches.length,
    remove(batch) {
      const at = batches.indexOf(batch);
      if (at < 0) return;
      batches = batches.filter((waiting) => waiting !== batch);
      if (at < sealed) sealed -= 1;
      void write(() => storage.remove(batch));
    },
    clear() {
      batches = [];
      sealed = 0;
      return write(() => storage.clear(roomid));
    },
  };
}
