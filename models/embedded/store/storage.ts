import { randomUUID } from 'node:crypto';
import { globSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { type Document, decode, encode } from '../language/documents.ts';
import { BackgroundCheck } from './backgroundCheck.ts';
import {
  checkIntegrity,
  databasePath,
  type FileOptions,
  integrityProblems,
  type OpenFile,
  openDatabaseFile,
} from './databaseFile.ts';
import { readHolder, removeHolder, writeHolder } from './holder.ts';
import { Mark } from './mark.ts';
import { rowChecksum } from './rowChecksum.ts';
import { DataFolderDamagedError, DataFolderInUseError, faultOf, startError } from './startErrors.ts';

/** What a change did to memory: `undo` runs if the commit fails, `settle` when it has succeeded. */
interface Effect {
  undo(): void;
  settle?(): void;
}

/** Receives document changes, to be stored with the next `commit`, and what they did to memory. */
export interface Journal {
  put(collection: string, id: unknown, bytes: Uint8Array): void;
  remove(collection: string, id: unknown): void;
  note(effect: Effect): void;
}

export interface StoredDocument {
  readonly collection: string;
  readonly document: Document;
}

type Change = (statements: Record<'put' | 'remove' | 'drop' | 'count', StatementSync>) => void;

type Row = Record<string, SQLOutputValue>;

// Half a second of checking on two slow cores. A larger file is checked while it is already used.
const CHECKED_AT_ONCE_BYTES = 64 * 1024 * 1024;

const SNAPSHOT_PREFIX = 'snapshot-';

/** Durable storage: one SQLite table, under an exclusive lock while open. */
export class Storage implements Journal {
  readonly dataDir: string;
  readonly #database: DatabaseSync;
  readonly #statements: Parameters<Change>[0];
  readonly #mark: Mark;
  #commits: number;
  #pending: Change[] = [];
  #effects: Effect[] = [];
  #check: BackgroundCheck | undefined;

  /** Throws a `DataFolderError`: another process has the folder open, or it is damaged or unusable. */
  constructor(dataDir: string, options: FileOptions = {}) {
    this.dataDir = dataDir;
    const { database, state } = open(dataDir, options);
    this.#database = database;
    this.#commits = state.commits;
    this.#statements = {
      put: this.#database.prepare(
        `INSERT INTO documents (collection, id, bson, checksum) VALUES (?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET bson = excluded.bson, checksum = excluded.checksum`,
      ),
      count: this.#database.prepare('UPDATE state SET commits = ?'),
      remove: this.#database.prepare('DELETE FROM documents WHERE collection = ? AND id = ?'),
      drop: this.#database.prepare('DELETE FROM documents WHERE collection = ?'),
    };
    try {
      this.#mark = new Mark(dataDir, state);
      writeHolder(dataDir, {});
      // Deletes backups that were requested but never collected.
      for (const file of globSync(`${SNAPSHOT_PREFIX}*`, { cwd: dataDir })) rmSync(join(dataDir, file));
    } catch (cause) {
      this.#database.close();
      throw startError(dataDir, cause);
    }
  }

  /** Tells other processes on this machine where this one listens. */
  announce(host: string): void {
    writeHolder(this.dataDir, { host });
  }

  /** Copies all committed data into a separate database file in the data folder; returns its path. */
  snapshot(): string {
    const path = join(this.dataDir, `${SNAPSHOT_PREFIX}${randomUUID()}.sqlite`);
    // SQLite fills an existing empty file, so creating it first with mode 0600 keeps it private.
    writeFileSync(path, '', { mode: 0o600 });
    try {
      this.#database.prepare('VACUUM INTO ?').run(path);
      return path;
    } catch (error) {
      rmSync(path, { force: true });
      throw error;
    }
  }

  put(collection: string, id: unknown, bytes: Uint8Array): void {
    this.#pending.push(({ put }) => {
      const idBytes = encodeId(id);
      put.run(collection, idBytes, bytes, rowChecksum(collection, idBytes, bytes));
    });
  }

  remove(collection: string, id: unknown): void {
    this.#pending.push(({ remove }) => remove.run(collection, encodeId(id)));
  }

  drop(collection: string): void {
    this.#pending.push(({ drop }) => drop.run(collection));
  }

  note(effect: Effect): void {
    this.#effects.push(effect);
  }

  /** Commits all changes since the last commit in one transaction. If it throws, none of them is stored or in memory. */
  commit(): void {
    const changes = this.#pending;
    const effects = this.#effects;
    this.#pending = [];
    this.#effects = [];
    try {
      if (changes.length > 0) this.#write(changes);
    } catch (error) {
      for (const { undo } of effects.reverse()) undo();
      throw error;
    }
    for (const { settle } of effects) settle?.();
  }

  #write(changes: readonly Change[]): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      for (const change of changes) change(this.#statements);
      this.#statements.count.run(this.#commits + 1);
      this.#database.exec('COMMIT');
      this.#mark.note(++this.#commits);
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** All documents in the order of first insertion. Throws `DataFolderDamagedError` at an unreadable one. */
  *read(): Generator<StoredDocument> {
    let place = 'database.sqlite';
    try {
      const rows = this.#database
        .prepare('SELECT rowid, collection, id, bson, checksum FROM documents ORDER BY rowid')
        .iterate();
      for (const row of rows) {
        place = placeOf(row);
        yield { collection: String(row.collection), document: decodeRow(row) };
      }
    } catch (cause) {
      throw new DataFolderDamagedError(this.dataDir, place, { cause });
    }
  }

  /**
   * Checks the structure of the file. Throws `DataFolderDamagedError`, or calls `onDamage` with it later: a large file is
   * checked by another process while this one works.
   */
  checkIntegrity(
    onDamage: (error: DataFolderDamagedError) => void,
    atOnceBytes = CHECKED_AT_ONCE_BYTES,
  ): void {
    const path = databasePath(this.dataDir);
    if (statSync(path).size <= atOnceBytes) {
      checkIntegrity(this.#database, this.dataDir);
      return;
    }
    this.#check = new BackgroundCheck(this.#database, path, (problem) =>
      onDamage(new DataFolderDamagedError(this.dataDir, `database.sqlite (${problem})`)),
    );
  }

  /** Whether no check of the structure is under way. */
  get isChecked(): boolean {
    return !this.#check?.isRunning;
  }

  /** Everything that is wrong with the file and its rows. */
  problems(): string[] {
    const problems = integrityProblems(this.#database, 100);
    try {
      const rows = this.#database
        .prepare('SELECT rowid, collection, id, bson, checksum FROM documents ORDER BY rowid')
        .iterate();
      for (const row of rows) if (!isSound(row)) problems.push(`${placeOf(row)} is not as it was stored`);
    } catch (error) {
      problems.push(`The rows after that cannot be read: ${error instanceof Error ? error.message : error}`);
    }
    return problems;
  }

  close(): void {
    this.#check?.stop();
    try {
      this.commit();
    } finally {
      this.#database.close();
      this.#mark.close();
      removeHolder(this.dataDir);
    }
  }
}

function open(dataDir: string, options: FileOptions): OpenFile {
  try {
    return openDatabaseFile(dataDir, options);
  } catch (cause) {
    if (faultOf(cause) === 'busy') throw new DataFolderInUseError(dataDir, readHolder(dataDir));
    throw startError(dataDir, cause);
  }
}

function placeOf({ rowid, collection }: Row): string {
  return `row ${rowid} of collection ${collection}`;
}

/** Throws unless the row is as it was stored. */
function decodeRow({ collection, id, bson, checksum }: Row): Document {
  if (rowChecksum(String(collection), id as Uint8Array, bson as Uint8Array) !== checksum)
    throw new Error('The checksum is wrong');
  return decode(bson as Uint8Array);
}

function isSound(row: Row): boolean {
  try {
    decodeRow(row);
    return true;
  } catch {
    return false;
  }
}

function encodeId(id: unknown): Uint8Array {
  return encode({ _id: id });
}
