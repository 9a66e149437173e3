import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A batch that waits on this device. Once sent it does not change. */
export interface WaitingCode {
  /** Whose it is: another person may use this browser. */
  userId: string;
  roomid: string;
  id: string;
  /** Its place among the person's batches of the room. */
  place: number;
  /** When each update was made, by this device's clock, and the update in base64. */
  updates: [madeAtMs: number, update: string][];
}

type Owner = Pick<WaitingCode, 'userId' | 'roomid'>;

/** Storage that survives a reload: one row per waiting batch. */
export interface CodeStorage {
  /** The person's waiting batches of the room, in order. */
  load(owner: Owner): Promise<WaitingCode[]>;
  /** Stores a batch, or replaces the one with its id. Begins at once; what is asked for later is done later. */
  put(batch: WaitingCode): Promise<void>;
  remove(batch: WaitingCode): Promise<void>;
}

interface CodeDb extends DBSchema {
  batches: {
    key: string;
    value: WaitingCode & { storedAt: number };
    indexes: { storedAt: number; owner: [userId: string, roomid: string] };
  };
}

/** Rooms accept batches for a day. Older ones are deleted, so that none stay on a shared computer. */
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000;

/** Opens the storage in IndexedDB, or in memory if the browser refuses (reported to `onRefused`). Deletes old batches. */
export async function openCodeStorage(onRefused: (cause: unknown) => void): Promise<CodeStorage> {
  try {
    const db = await openDB<CodeDb>('preproom-code', 1, {
      upgrade(fresh) {
        const batches = fresh.createObjectStore('batches', { keyPath: 'id' });
        batches.createIndex('storedAt', 'storedAt');
        batches.createIndex('owner', ['userId', 'roomid']);
      },
    });
    await forgetOld(db);
    return createIdbStorage(db);
  } catch (cause) {
    onRefused(cause);
    return createMemoryCodeStorage();
  }
}

async function forgetOld(db: IDBPDatabase<CodeDb>) {
  const old = IDBKeyRange.upperBound(Date.now() - FORGET_AFTER_MS);
  const keys = await db.getAllKeysFromIndex('batches', 'storedAt', old);
  const { store, done } = db.transaction('batches', 'readwrite');
  await Promise.all([...keys.map((key) => store.delete(key)), done]);
}

function createIdbStorage(db: IDBPDatabase<CodeDb>): CodeStorage {
  return {
    async load({ userId, roomid }) {
      const rows = await db.getAllFromIndex('batches', 'owner', [userId, roomid]);
      return inOrder(rows.map(({ storedAt, ...batch }) => batch));
    },
    async put(batch) {
      const transaction = db.transaction('batches', 'readwrite');
      const put = transaction.store.put({ ...batch, storedAt: Date.now() });
      // The browser ends it even if the page is left just now.
      transaction.commit();
      await Promise.all([put, transaction.done]);
    },
    remove: ({ id }) => db.delete('batches', id),
  };
}

/** For browsers that refuse IndexedDB (private windows, full disks). Lost when the page closes. */
export function createMemoryCodeStorage(): CodeStorage {
  const rows = new Map<string, WaitingCode>();
  return {
    load: async ({ userId, roomid }) =>
      inOrder([...rows.values()].filter((row) => row.userId === userId && row.roomid === roomid)),
    async put(batch) {
      rows.set(batch.id, batch);
    },
    async remove({ id }) {
      rows.delete(id);
    },
  };
}

function inOrder(batches: WaitingCode[]): WaitingCode[] {
  return batches.sort((a, b) => a.place - b.place);
}
