/** The database cannot start on this data folder. The message is for people and says what to do. */
export abstract class DataFolderError extends Error {}

/** Another process uses the data folder; the message names it. */
export class DataFolderInUseError extends DataFolderError {
  override readonly name = 'DataFolderInUseError';

  constructor(dataDir: string, holder: { pid: number; since: string } | undefined) {
    const who = holder ? `process ${holder.pid} (since ${holder.since})` : 'another process';
    super(
      `The data folder ${dataDir} is in use by ${who}. Stop it first, or give this one another DATA_DIR.`,
    );
  }
}

/** The stored data is unreadable; `place` says where. */
export class DataFolderDamagedError extends DataFolderError {
  override readonly name = 'DataFolderDamagedError';

  constructor(dataDir: string, place: string, options?: ErrorOptions) {
    super(`The data folder ${dataDir} cannot be read at ${place}. Restore it from a backup.`, options);
  }
}

/** The stored data is not at fault, but the folder cannot be used: a full or read-only disk, for example. */
export class DataFolderUnusableError extends DataFolderError {
  override readonly name = 'DataFolderUnusableError';

  constructor(dataDir: string, problem: string, options?: ErrorOptions) {
    super(`The data folder ${dataDir} cannot be used: ${problem}`, options);
  }
}

type Fault = 'busy' | 'damaged' | 'full' | 'denied' | 'other';

// SQLite's primary result codes, and the system's errors for the files beside it.
const FAULTS: Readonly<Record<string, Fault>> = {
  3: 'denied', // PERM
  5: 'busy',
  8: 'denied', // READONLY
  11: 'damaged', // CORRUPT
  13: 'full',
  14: 'denied', // CANTOPEN
  26: 'damaged', // NOTADB
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'denied',
  EACCES: 'denied',
  EPERM: 'denied',
};

/** What an error of SQLite or of the file system means. Only `damaged` is a reason to restore a backup. */
export function faultOf(error: unknown): Fault {
  const { errcode, code } = error as { errcode?: number; code?: string };
  // The upper bits of SQLite's code tell variants apart.
  return FAULTS[errcode === undefined ? String(code) : errcode & 0xff] ?? 'other';
}

/** The error that a failed start throws, for an error of SQLite or of the file system. */
export function startError(dataDir: string, cause: unknown): DataFolderError {
  if (cause instanceof DataFolderError) return cause;
  const fault = faultOf(cause);
  if (fault === 'damaged') return new DataFolderDamagedError(dataDir, 'database.sqlite', { cause });
  return new DataFolderUnusableError(dataDir, problemOf(fault, cause), { cause });
}

function problemOf(fault: Fault, cause: unknown): string {
  if (fault === 'full') return 'the disk is full. Nothing is damaged: make room and start again.';
  if (fault === 'denied')
    return 'this user cannot write there, or the disk is read-only. Nothing is damaged.';
  return cause instanceof Error ? cause.message : String(cause);
}
