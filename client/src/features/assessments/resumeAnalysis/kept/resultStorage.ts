import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { RESUMES } from '../../../../lib/drafts/ownDatabases.ts';
import { type KeptResult, newestFirst, toKeep } from './keptResult.ts';

// Results and their files, on this device alone and apart for each account.

interface KeptFile {
  userId: string;
  fileKey: string;
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

interface ResumesDb extends DBSchema {
  results: { key: [userId: string, id: string]; value: KeptResult };
  files: { key: [userId: string, fileKey: string]; value: KeptFile };
}

/** Where the browser refuses databases (private windows, full disks): results of this page, until it is left. */
const memory = new Map<string, { result: KeptResult; file: File }>();

/** The account's results, newest first. Deletes those that are too old or too many. */
export async function loadResults(userId: string): Promise<KeptResult[]> {
  const stored = await withDb(async (db) => {
    const all = await db.getAll('results', ofUser(userId));
    const kept = toKeep(all, Date.now());
    if (kept.length < all.length) await removeBut(db, userId, kept);
    return kept;
  });
  const held = [...memory.values()].map(({ result }) => result).filter((result) => result.userId === userId);
  return newestFirst([...(stored ?? []), ...held]);
}

/** The file that a result was made of. Null if it is gone. */
export async function loadFile({ id, userId, fileKey }: KeptResult): Promise<File | null> {
  const stored = await withDb((db) => db.get('files', [userId, fileKey]));
  if (stored) return new File([stored.bytes], stored.name, { type: stored.type });
  return memory.get(id)?.file ?? null;
}

/** Keeps a new result with its file. Returns whether it is there after a reload. */
export async function keepResult(result: KeptResult, file: File): Promise<boolean> {
  const { userId, fileKey } = result;
  const isStored = await withDb(async (db) => {
    localStorage.setItem(RESUMES, userId);
    const bytes = await file.arrayBuffer();
    const change = db.transaction(['results', 'files'], 'readwrite');
    await Promise.all([
      change.objectStore('files').put({ userId, fileKey, name: file.name, type: file.type, bytes }),
      change.objectStore('results').put(result),
      change.done,
    ]);
    await removeBut(db, userId, toKeep(await db.getAll('results', ofUser(userId)), Date.now()));
    return true;
  });
  if (!isStored) memory.set(result.id, { result: { ...result, isLasting: false }, file });
  return isStored === true;
}

/** Stores a result that has changed. One that was removed meanwhile stays removed. */
export async function updateResult(result: KeptResult): Promise<void> {
  const held = memory.get(result.id);
  if (held) held.result = result;
  await withDb(async (db) => {
    const { store, done } = db.transaction('results', 'readwrite');
    if (await store.getKey([result.userId, result.id])) await store.put(result);
    await done;
  });
}

/** Removes these results, and files that no other one was made of. */
export async function removeResults(userId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) memory.delete(id);
  await withDb(async (db) => {
    const all = await db.getAll('results', ofUser(userId));
    await removeBut(
      db,
      userId,
      all.filter(({ id }) => !ids.includes(id)),
    );
  });
}

const ofUser = (userId: string) => IDBKeyRange.bound([userId], [userId, []]);

async function removeBut(db: IDBPDatabase<ResumesDb>, userId: string, kept: readonly KeptResult[]) {
  const change = db.transaction(['results', 'files'], 'readwrite');
  const [results, files] = [change.objectStore('results'), change.objectStore('files')];
  const ids = new Set(kept.map(({ id }) => id));
  const fileKeys = new Set(kept.map(({ fileKey }) => fileKey));
  for (const key of await results.getAllKeys(ofUser(userId))) if (!ids.has(key[1])) await results.delete(key);
  for (const key of await files.getAllKeys(ofUser(userId)))
    if (!fileKeys.has(key[1])) await files.delete(key);
  await change.done;
}

let last: Promise<unknown> = Promise.resolve();

/** Does one piece of work after those before it. Null if the browser refuses the database. */
function withDb<Answer>(work: (db: IDBPDatabase<ResumesDb>) => Promise<Answer>): Promise<Answer | null> {
  const done = last.then(() => inDb(work)).catch(() => null);
  last = done;
  return done;
}

/** The database is open for this work alone, so that logging out in another tab can delete it. */
async function inDb<Answer>(work: (db: IDBPDatabase<ResumesDb>) => Promise<Answer>): Promise<Answer> {
  const db = await openDB<ResumesDb>(RESUMES, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('results', { keyPath: ['userId', 'id'] });
      fresh.createObjectStore('files', { keyPath: ['userId', 'fileKey'] });
    },
  });
  return work(db).finally(() => db.close());
}
