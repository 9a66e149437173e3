import { type RecordingIndex, readIndex } from './recordingIndex.ts';
import type { RecordingPath } from './workerProtocol.ts';

const ROOT = 'recordings';

/** One file: from a start, or a page's return into a recording, to its stop or the page's end. */
export interface RecordingPart extends RecordingIndex {
  name: string;
  bytes: number;
  /** Whether it has been made seekable. */
  isReady: boolean;
}

/** Recordings are one account's alone: another account on this device finds none of them. */
export const recordingFolders = (userId: string, roomid: string): RecordingPath => [ROOT, userId, roomid];

/** The lock that a page holds while it records this room: a second tab waits. */
export const recordingLock = (roomid: string): string => `recording:${roomid}`;

export async function openFolder(path: RecordingPath): Promise<FileSystemDirectoryHandle | null> {
  if (!('storage' in navigator) || !('getDirectory' in navigator.storage)) return null;
  try {
    let folder = await navigator.storage.getDirectory();
    for (const name of path) folder = await folder.getDirectoryHandle(name);
    return folder;
  } catch {
    return null;
  }
}

/** The parts of a recording of this room on this device, oldest first; what has no moment yet is left out. */
export async function listParts(userId: string, roomid: string): Promise<RecordingPart[]> {
  const folder = await openFolder(recordingFolders(userId, roomid));
  if (!folder) return [];
  const names: string[] = [];
  for await (const name of namesOf(folder)) if (name.endsWith('.index')) names.push(name.slice(0, -6));
  const parts = await Promise.all(names.map((name) => readPart(folder, name)));
  return parts.filter((part) => part !== null).toSorted((a, b) => a.startMs - b.startMs);
}

async function readPart(folder: FileSystemDirectoryHandle, name: string): Promise<RecordingPart | null> {
  const index = await fileIn(folder, `${name}.index`);
  const [ready, media] = [await fileIn(folder, `${name}.ready`), await fileIn(folder, `${name}.media`)];
  const file = ready ?? media;
  const read = index && readIndex(await index.text());
  if (!read || !file) return null;
  return { ...read, name, bytes: file.size, isReady: ready !== null };
}

/** Null if the file does not exist or is still empty. */
export async function fileIn(folder: FileSystemDirectoryHandle, name: string): Promise<File | null> {
  try {
    const file = await (await folder.getFileHandle(name)).getFile();
    return file.size > 0 ? file : null;
  } catch {
    return null;
  }
}

export async function deleteRoomRecording(userId: string, roomid: string): Promise<void> {
  const folder = await openFolder([ROOT, userId]);
  await folder?.removeEntry(roomid, { recursive: true }).catch(ignoreMissing);
}

/** Everything that this account has recorded on this device. */
export async function deleteAllRecordings(userId: string): Promise<void> {
  const folder = await openFolder([ROOT]);
  await folder?.removeEntry(userId, { recursive: true }).catch(ignoreMissing);
}

function ignoreMissing(cause: unknown): void {
  if (!(cause instanceof DOMException && cause.name === 'NotFoundError')) throw cause;
}

/** TypeScript's DOM types lack the names of a folder. */
function namesOf(folder: FileSystemDirectoryHandle): AsyncIterable<string> {
  return (folder as FileSystemDirectoryHandle & { keys(): AsyncIterable<string> }).keys();
}
