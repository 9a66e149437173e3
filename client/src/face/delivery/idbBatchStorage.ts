import type { ReadingBatch } from '@preproom/models/contract/readings/readings';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { BatchStorage } from './batchQueue.ts';
import { createMemoryBatchStorage, firstSeq } from './memoryBatchStorage.ts';

interface ReadingsDb extends DBSchema {
  batches: {
    key: [roomid: string, firstSeq: number];
    value: { roomid: string; firstSeq: number; batch: ReadingBatch; storedAt: number };
    indexes: { storedAt: number };
  };
  sequences: { key: string; value: { roomid: string; nextSeq: number } };
}

const DATABASE = 'preproom-readings';
/** Rooms accept readings for less than a day. Older batches are deleted, so that none stay on a shared computer. */
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000;

/** Opens batch storage in IndexedDB, or in memory if the browser refuses (reported to `onRefused`). Deletes old batches. */
export async function openBatchStorage(onRefused: (cause: unknown) => void): Promise<BatchStorage> {
  try {
    const db = await openDB<ReadingsDb>(DATABASE, 1, { upgrade: createStores });
    await forgetOld(db);
    return createIdbBatchStorage(db);
  } catch (cause) {
    onRefused(cause);
    return createMemoryBatchStorage();
  }
}

function createStores(db: IDBPDatabase<ReadingsDb>) {
  db.createObjectStore('batches', { keyPath: ['roomid', 'firstSeq'] }).createIndex('storedAt', 'storedAt');
  db.createObjectStore('sequences', { keyPath: 'roomid' });
}

async function forgetOld(db: IDBPDatabase<ReadingsDb>) {
  const old = IDBKeyRange.upperBound(Date.now() - FORGET_AFTER_MS);
  const keys = await db.getAllKeysFromIndex('batches', 'storedAt', old);
  const { store, done } = db.transaction('batches', 'readwrite');
  await Promise.all([...keys.map((key) => store.delete(key)), done]);
}

function createIdbBatchStorage(db: IDBPDatabase<ReadingsDb>): BatchStorage {
  return {
    async rooms() {
      const keys = await db.getAllKeys('batches');
      return [...new Set(keys.map(([roomid]) => roomid))];
    },
    async load(roomid) {
      const rows = await db.getAll('batches', ofRoom(roomid));
      const sequence = await db.get('sequences', roomid);
      return { nextSeq: sequence?.nextSeq ?? null, batches: rows.map(({ batch }) => batch) };
    },
    async add(batch, nextSeq) {
      const { roomid } = batch;
      const change = db.transaction(['batches', 'sequences'], 'readwrite');
      await Promise.all([
        change.objectStore('batches').put(row(batch)),
        change.objectStore('sequences').put({ roomid, nextSeq }),
        change.done,
      ]);
    },
    async remove(batches) {
      const { store, done } = db.transaction('batches', 'readwrite');
      await Promise.all([...batches.map((batch) => store.delete([batch.roomid, firstSeq(batch)])), done]);
    },
    async join(parts, whole) {
      const { store, done } = db.transaction('batches', 'readwrite');
      const gone = parts.map((part) => store.delete([part.roomid, firstSeq(part)]));
      await Promise.all([...gone, store.put(row(whole)), done]);
    },
    async clear(roomid) {
      await db.delete('batches', ofRoom(roomid));
    },
  };
}

function row(batch: ReadingBatch) {
  return { roomid: batch.roomid, firstSeq: firstSeq(batch), batch, storedAt: Date.now() };
}

function ofRoom(roomid: string): IDBKeyRange {
  return IDBKeyRange.bound([roomid, 0], [roomid, Number.MAX_SAFE_INTEGER]);
}
