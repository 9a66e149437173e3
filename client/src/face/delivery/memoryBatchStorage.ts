import type { ReadingBatch } from '@preproom/models/contract/readings/readings';
import type { BatchStorage } from './batchQueue.ts';

/** For browsers that refuse IndexedDB (private windows, full disks). Lost when the page closes. */
export function createMemoryBatchStorage(): BatchStorage {
  const batches = new Map<string, ReadingBatch[]>();
  const nextSeqs = new Map<string, number>();
  const waiting = (roomid: string) => batches.get(roomid) ?? [];
  return {
    rooms: async () => [...batches.keys()],
    async load(roomid) {
      return { nextSeq: nextSeqs.get(roomid) ?? null, batches: [...waiting(roomid)] };
    },
    async add(batch, nextSeq) {
      batches.set(batch.roomid, [...waiting(batch.roomid), batch]);
      nextSeqs.set(batch.roomid, nextSeq);
    },
    async remove(removed) {
      const seqs = removed.map(firstSeq);
      for (const [roomid, kept] of batches)
        batches.set(
          roomid,
          kept.filter((batch) => !seqs.includes(firstSeq(batch))),
        );
    },
    async join(parts, whole) {
      const seqs = parts.map(firstSeq);
      const others = waiting(whole.roomid).filter((batch) => !seqs.includes(firstSeq(batch)));
      batches.set(
        whole.roomid,
        [whole, ...others].sort((a, b) => firstSeq(a) - firstSeq(b)),
      );
    },
    async clear(roomid) {
      batches.delete(roomid);
    },
  };
}

export function firstSeq({ samples }: ReadingBatch): number {
  return samples[0]?.[0] ?? 0;
}
