import { randomUUID } from 'node:crypto';
import { chmodSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Document, decode, encode } from '../language/documents.ts';
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

type Change = (statements: Record<'put' | 'remove' | 'drop', StatementSync>) => void;

/** The process that has a data folder open, as other processes can read it. */
export interface Holder {
  readonly pid: number;
  readonly since: string;
  /** Its host as in a MongoDB URI; absent while it starts. */
  readonly host?: string;
}

export interface StorageOptions {
  /** SQLite reports a full disk above this many pages of 4096 bytes. For tests. */
  readonly maxPages?: number;
}

const SNAPSHOT_PREFIX = 'snapshot-';

/** Durable storage: one SQLite table, under an exclusive lock while open. */
export class Storage implements Journal {
  readonly #dataDir: string;
  readonly #database: DatabaseSync;
  readonly #statements: Parameters<Change>[0];
  #pending: Change[] = [];
  #effects: Effect[] = [];

  /** Throws a `DataFolderError`: another process has the folder open, or it is damaged or unusable. */
  constructor(dataDir: string, { maxPages }: StorageOptions = {}) {
    this.#dataDir = dataDir;
    this.#database = openLocked(dataDir, maxPages);
    this.#statements = {
      put: this.#database.prepare(
        'INSERT INTO documents (collection, id, bson) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET bson = excluded.bson',
      ),
      remove: this.#database.prepare('DELETE FROM documents WHERE collection = ? AND id = ?'),
      drop: this.#database.prepare('DELETE FROM documents WHERE collection = ?'),
    };
    try {
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
    writeHolder(this.#dataDir, { host });
  }

  /** Copies all committed data into a separate database file in the data folder; returns its path. */
  snapshot(): string {
    const path = join(this.#dataDir, `${SNAPSHOT_PREFIX}${randomUUID()}.sqlite`);
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
    this.#pending.push(({ put }) => put.run(collection, encodeId(id), bytes));
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
      this.#database.exec('COMMIT');
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
        .prepare('SELECT rowid, collection, bson FROM documents ORDER BY rowid')
        .iterate();
      for (const { rowid, collection, bson } of rows) {
        place = `row ${rowid} of collection ${collection}`;
        yield { collection: String(collection), document: decode(bson as Uint8Array) };
      }
    } catch (cause) {
      throw new DataFolderDamagedError(this.#dataDir, place, { cause });
    }
  }

  close(): void {
    try {
      this.commit();
    } finally {
      this.#database.close();
      rmSync(holderPath(this.#dataDir), { force: true });
    }
  }
}

function openLocked(dataDir: string, maxPages?: number): DatabaseSync {
  const path = join(dataDir, 'database.sqlite');
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    chmodSync(dataDir, 0o700);
    database = new DatabaseSync(path);
    if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`);
    // The first write in EXCLUSIVE mode takes the lock, which the system releases even after kill -9.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec(
      'CREATE TABLE IF NOT EXISTS documents (collection TEXT NOT NULL, id BLOB NOT NULL, bson BLOB NOT NULL, UNIQUE (collection, id))',
    );
    database.exec('BEGIN IMMEDIATE; PRAGMA user_version = 1; COMMIT');
    chmodSync(path, 0o600);
    return database;
  } catch (cause) {
    database?.close();
    if (faultOf(cause) === 'busy') throw new DataFolderInUseError(dataDir, readHolder(dataDir));
    throw startError(dataDir, cause);
  }
}

function holderPath(dataDir: string): string {
  return join(dataDir, 'database.pid');
}

function writeHolder(dataDir: string, known: Pick<Holder, 'host'>): void {
  const holder: Holder = { pid: process.pid, since: new Date().toISOString(), ...known };
  writeFileSync(holderPath(dataDir), JSON.stringify(holder));
}

export function readHolder(dataDir: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(holderPath(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
}

function encodeId(id: unknown): Uint8Array {
  return encode({ _id: id });
}
