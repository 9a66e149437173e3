import { closeSync, constants, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Which database a folder holds, and how many commits it has acknowledged. */
export interface MarkState {
  readonly database: string;
  readonly commits: number;
}

function markPath(dataDir: string): string {
  return join(dataDir, 'database.mark');
}

/** The folder's mark: undefined if it never had a database, null if the mark itself cannot be read. */
export function readMark(dataDir: string): MarkState | null | undefined {
  try {
    const { database, commits } = JSON.parse(readFileSync(markPath(dataDir), 'utf8'));
    return typeof database === 'string' && Number.isSafeInteger(commits) ? { database, commits } : null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : null;
  }
}

/**
 * A file beside the database that says that there is one and how far it got. Without it, a lost write-ahead log would look like
 * an earlier state and a lost file like a new product.
 */
export class Mark {
  readonly #file: number;
  readonly #database: string;

  constructor(dataDir: string, { database, commits }: MarkState) {
    this.#file = openSync(markPath(dataDir), constants.O_RDWR | constants.O_CREAT, 0o600);
    this.#database = database;
    this.#write(commits);
    fsyncSync(this.#file);
  }

  /**
   * Notes a commit before it is acknowledged. Not synced: after a power loss the mark may be older than the database, which is
   * no sign of damage.
   */
  note(commits: number): void {
    try {
      this.#write(commits);
    } catch {
      // On a full disk an older mark stays, which misses damage at worst.
    }
  }

  close(): void {
    closeSync(this.#file);
  }

  // Always of one length, so that writing in place replaces all of it.
  #write(commits: number): void {
    const text = JSON.stringify({ database: this.#database, commits });
    writeSync(this.#file, `${text.padEnd(96)}\n`, 0);
  }
}
