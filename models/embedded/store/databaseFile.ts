import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type MarkState, readMark } from './mark.ts';
import { rowChecksum } from './rowChecksum.ts';
import { DataFolderDamagedError, DataFolderUnusableError } from './startErrors.ts';

/** The file's format, in SQLite's `user_version`. Format 1 had no checksums and no commit count. */
const FORMAT = 2;
const DATABASE_FILE = 'database.sqlite';

const SCHEMA = `
  CREATE TABLE documents (
    collection TEXT NOT NULL, id BLOB NOT NULL, bson BLOB NOT NULL, checksum INTEGER NOT NULL DEFAULT 0,
    UNIQUE (collection, id)
  )`;

export interface OpenFile {
  readonly database: DatabaseSync;
  /** As stored in the file. */
  readonly state: MarkState;
}

export interface FileOptions {
  /** SQLite reports a full disk above this many pages of 4096 bytes. For tests. */
  readonly maxPages?: number | undefined;
  /** Does not wait for the disk. For tests. */
  readonly skipsSync?: boolean | undefined;
}

export function databasePath(dataDir: string): string {
  return join(dataDir, DATABASE_FILE);
}

/**
 * Opens the folder's database file, made or brought to the present format if necessary, and locks it until it is closed. Throws a
 * `DataFolderError` or an error of SQLite or of the file system.
 */
export function openDatabaseFile(
  dataDir: string,
  { maxPages, skipsSync = false }: FileOptions = {},
): OpenFile {
  const path = databasePath(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
  const mark = readMark(dataDir);
  if (mark !== undefined) refuseVanished(dataDir, path);
  // SQLite gives the files beside it the mode of this one.
  if (!existsSync(path)) writeFileSync(path, '', { mode: 0o600 });
  for (const file of [path, `${path}-wal`]) if (existsSync(file)) chmodSync(file, 0o600);
  const database = new DatabaseSync(path);
  try {
    if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`);
    lock(database);
    if (skipsSync) database.exec('PRAGMA synchronous = OFF');
    bringToFormat(database, dataDir, mark !== undefined);
    const state = readState(database, dataDir);
    refuseLostCommits(dataDir, state, mark);
    return { database, state };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Checks the structure of the whole file; throws `DataFolderDamagedError`. */
export function checkIntegrity(database: DatabaseSync, dataDir: string): void {
  const [first] = integrityProblems(database, 1);
  if (first) throw new DataFolderDamagedError(dataDir, `${DATABASE_FILE} (${first})`);
}

/** What SQLite finds wrong with the file's structure, at most so many problems. */
export function integrityProblems(database: DatabaseSync, most: number): string[] {
  const rows = database.prepare(`PRAGMA integrity_check(${most})`).all();
  return rows.map((row) => String(row.integrity_check)).filter((text) => text !== 'ok');
}

function refuseVanished(dataDir: string, path: string): void {
  if (!existsSync(path)) throw new DataFolderDamagedError(dataDir, `${DATABASE_FILE}, which is missing`);
  if (statSync(path).size === 0)
    throw new DataFolderDamagedError(dataDir, `${DATABASE_FILE}, which is empty`);
}

function lock(database: DatabaseSync): void {
  // The first write in EXCLUSIVE mode takes the lock, which the system releases even after kill -9. `fullfsync` is for macOS,
  // whose fsync leaves data in the drive's cache; `secure_delete` overwrites what is deleted.
  database.exec(
    'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = 1; PRAGMA secure_delete = 1;',
  );
  database.exec('BEGIN IMMEDIATE; COMMIT');
}

function bringToFormat(database: DatabaseSync, dataDir: string, isMarked: boolean): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version === FORMAT) return;
  const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all('documents');
  const format = columns.length === 0 ? 0 : columns.some(({ name }) => name === 'checksum') ? FORMAT : 1;
  if (version > FORMAT) {
    const problem = 'its database was written by a newer version of this program. Start that version.';
    throw new DataFolderUnusableError(dataDir, problem);
  }
  if (version !== format || (format === 0 && isMarked))
    throw new DataFolderDamagedError(dataDir, `${DATABASE_FILE} (its format)`);
  if (format === 1) checkIntegrity(database, dataDir);
  inTransaction(database, () => {
    if (format === 1) addChecksums(database);
    else database.exec(SCHEMA);
    database.exec('CREATE TABLE state (database TEXT NOT NULL, commits INTEGER NOT NULL)');
    database.prepare('INSERT INTO state VALUES (?, 0)').run(randomUUID());
    database.exec(`PRAGMA user_version = ${FORMAT}`);
  });
}

function addChecksums(database: DatabaseSync): void {
  database.function('row_checksum', { deterministic: true }, (collection, id, bson) =>
    rowChecksum(String(collection), id as Uint8Array, bson as Uint8Array),
  );
  database.exec(`
    ALTER TABLE documents ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
    UPDATE documents SET checksum = row_checksum(collection, id, bson)`);
}

function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function readState(database: DatabaseSync, dataDir: string): MarkState {
  const row = database.prepare('SELECT database, commits FROM state').get();
  if (!row) throw new DataFolderDamagedError(dataDir, `${DATABASE_FILE} (its commit count)`);
  return { database: String(row.database), commits: Number(row.commits) };
}

// A file put there by hand has another identity, and counts as wanted.
function refuseLostCommits(dataDir: string, state: MarkState, mark: MarkState | null | undefined): void {
  if (mark?.database !== state.database || mark.commits <= state.commits) return;
  const lost = mark.commits - state.commits;
  throw new DataFolderDamagedError(dataDir, `${DATABASE_FILE} (its last ${lost} commits are missing)`);
}
