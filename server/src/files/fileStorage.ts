import type { Readable } from 'node:stream';

/** Storage for file content. Keys are `folder/name` and never contain user input. */
export interface FileStorage {
  /** Moves the file at this path into the storage, completely or not at all. */
  put(key: string, path: string, type: string): Promise<void>;
  /** Throws `file_not_found`. */
  get(key: string): Promise<Readable>;
  /** Succeeds also if there is nothing to delete. */
  delete(key: string): Promise<void>;
  /** Closes open connections. */
  close(): void;
}
