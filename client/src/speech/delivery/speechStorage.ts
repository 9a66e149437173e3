import type { SpeechBatch } from '@preproom/models/contract/room/speech';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SpeechStorage } from './segmentQueue.ts';

interface SpeechDb extends DBSchema {
  batches: {
    key: [roomid: string, seq: number];
    value: { roomid: string; seq: number; batch: SpeechBatch; storedAt: number };
    indexes: { storedAt: number };
  };
}

const DATABASE = 'preproom-speech';
/** Rooms accept segments for less than a day. Older batches are deleted, so that none stay on a shared computer. */
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000;

/** Opens the storage in IndexedDB, or in memory if the browser refuses (reported to `onRefused`). Deletes old batches. */
export async function openSpeechStorage(onRefused: (cause: unknown) => void): Promise<SpeechStorage> {
  try {
    const db = await openDB<SpeechDb>(DATABASE, 1, {
      upgrade(fresh) {
        const batches = fresh.createObjectStore('batches', { keyPath: ['roomid', 'seq'] });
        batches.createIndex('storedAt', 'storedAt');
      },
    });
    await forgetOld(db);
    return createIdbStorage(db);
  } catch (cause) {
    onRefused(cause);
    return createMemorySpeechStorage();
  }
}

async function forgetOld(db: IDBPDatabase<SpeechDb>) {
  const old = IDBKeyRange.upperBound(Date.now() - FORGET_AFTER_MS);
  const keys = await db.getAllKeysFromIndex('batches', 'storedAt', old);
  const { store, done } = db.transaction('batches', 'readwrite');
  await Promise.all([...keys.map((key) => store.delete(key)), done]);
}

function createIdbStorage(db: IDBPDatabase<SpeechDb>): SpeechStorage {
  const ofRoom = (roomid: string) => IDBKeyRange.bound([roomid, 0], [roomid, Number.MAX_SAFE_INTEGER]);
  return {
    async rooms() {
      const keys = await db.getAllKeys('batches');
      return [...new Set(keys.map(([roomid]) => roomid))];
    },
    async load(roomid) {
      const rows = await db.getAll('batches', ofRoom(roomid));
      return rows.map(({ batch }) => batch);
    },
    async put(batch) {
      const { roomid, seq } = batch;
      await db.put('batches', { roomid, seq, batch, storedAt: Date.now() });
    },
    async remove({ roomid, seq }) {
      await db.delete('batches', [roomid, seq]);
    },
    async clear(roomid) {
      await db.delete('batches', ofRoom(roomid));
    },
  };
}

/** For browsers that refuse IndexedDB (private windows, full disks). Lost when the page closes. */
export function createMemorySpeechStorage(): SpeechStorage {
  const rows = new Map<string, SpeechBatch>();
  const keyOf = ({ roomid, seq }: SpeechBatch) => `${roomid} ${seq}`;
  return {
    rooms: async () => [...new Set([...rows.values()].map(({ roomid }) => roomid))],
    load: async (roomid) => [...rows.values()].filter((batch) => batch.roomid === roomid),
    async put(batch) {
      rows.set(keyOf(batch), batch);
    },
    async remove(batch) {
      rows.delete(keyOf(batch));
    },
    async clear(roomid) {
      for (const [key, batch] of rows) if (batch.roomid === roomid) rows.delete(key);
    },
  };
}
