import type { Readable } from 'node:stream';

/** Where the content of files is kept. Keys are made by us alone: `folder/name`. */
export interface FileStorage {
  /** Takes the file at this path, whole or not at all; afterwards it is no longer there. */
  put(key: string, path: string, type: string): Promise<void>;
  /** Throws `file_not_found`. */
  get(key: string): Promise<Readable>;
  /** What is not there counts as deleted. */
  delete(key: string): Promise<void>;
  /** Ends what is open to wherever it is. */
  close(): void;
}
