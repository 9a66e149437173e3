import { MAX_CODE_BATCH_BYTES, MAX_UPDATES_PER_BATCH } from '@preproom/models/contract/room/codeLimits';
import type { WaitingBatches } from '../../lib/delivery/batchDelivery.ts';
import { toBase64 } from './base64.ts';
import type { CodeStorage, WaitingCode } from './codeStorage.ts';

/** One change made here. */
export interface OwnUpdate {
  madeAtMs: number;
  update: Uint8Array;
}

/** The person's changes of one room that the server has not acknowledged. */
export interface CodeQueue extends WaitingBatches<WaitingCode, OwnUpdate> {
  /** When the oldest of them was made; null when nothing waits. */
  oldestMs(): number | null;
  /** What earlier page loads left. */
  left: readonly WaitingCode[];
}

interface CodeQueueOptions {
  userId: string;
  roomid: string;
  storage: CodeStorage;
  newId: () => string;
  /** Something waits, or waits no longer. */
  onChange: () => void;
  onStorageFailed: (cause: unknown) => void;
}

/** Opens the person's queue of the room with the batches of earlier page loads. After a storage failure it continues in memory. */
export async function openCodeQueue(options: CodeQueueOptions): Promise<CodeQueue> {
  const { userId, roomid, storage, newId, onChange, onStorageFailed } = options;
  const left = await storage.load({ userId, roomid }).catch((cause: unknown): WaitingCode[] => {
    onStorageFailed(cause);
    return [];
  });
  let batches = left;
  // Stored batches may have been sent by an earlier page load, so they must not change.
  let sealed = batches.length;
  let nextPlace = (left.at(-1)?.place ?? 0) + 1;
  let lastBytes = 0;
  // Each begins at once: a page that is left just now would not begin it later.
  const write = (change: Promise<void>) => change.catch(onStorageFailed);
  const keep = (batch: WaitingCode, others: WaitingCode[]) => {
    batches = [...others, batch];
    void write(storage.put(batch));
    onChange();
  };
  const isOpenFor = (bytes: number, batch: WaitingCode | undefined): batch is WaitingCode =>
    batches.length > sealed &&
    batch !== undefined &&
    lastBytes + bytes <= MAX_CODE_BATCH_BYTES &&
    batch.updates.length < MAX_UPDATES_PER_BATCH;

  return {
    left,
    add({ madeAtMs, update }) {
      const entry: WaitingCode['updates'][number] = [madeAtMs, toBase64(update)];
      const last = batches.at(-1);
      if (isOpenFor(update.length, last)) {
        lastBytes += update.length;
        keep({ ...last, updates: [...last.updates, entry] }, batches.slice(0, -1));
      } else {
        lastBytes = update.length;
        keep({ userId, roomid, id: newId(), place: nextPlace++, updates: [entry] }, batches);
      }
    },
    canGrow: () => sealed === 0 && batches.length === 1,
    seal() {
      if (sealed === 0 && batches.length > 0) sealed = 1;
      return batches[0];
    },
    size: () => batches.length,
    oldestMs: () => batches[0]?.updates[0]?.[0] ?? null,
    remove(batch) {
      const at = batches.findIndex(({ id }) => id === batch.id);
      if (at < 0) return;
      batches = batches.filter(({ id }) => id !== batch.id);
      if (at < sealed) sealed -= 1;
      void write(storage.remove(batch));
      onChange();
    },
    clear() {
      const cleared = batches;
      batches = [];
      sealed = 0;
      onChange();
      return write(Promise.all(cleared.map((batch) => storage.remove(batch))).then(() => {}));
    },
  };
}
