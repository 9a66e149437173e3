import { randomUUID } from 'node:crypto';
import { chmodSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Document, decode, encode } from '../language/documents.ts';
import { DataFolderDamagedError, DataFolderInUseError } from './startErrors.ts';

/** Takes the changes of documents, to be stored with the next `commit`. */
export interface Journal {
  put(collection: string, id: unknown, bytes: Uint8Array): void;
  remove(collection: string, id: unknown): void;
}

export interface StoredDocument {
  readonly collection: string;
  readonly document: Document;
}

type Change = (statements: Record<'put' | 'remove' | 'drop', StatementSync>) => void;

/** Who has a data folder open, as others may read it. */
export interface Holder {
  readonly pid: number;
  readonly since: string;
  /** Where it listens, as in a MongoDB URI; not there yet while it starts. */
  readonly host?: string;
}

const SNAPSHOT_PREFIX = 'snapshot-';

// SQLITE_BUSY: another process holds the exclusive lock.
const BUSY = 5;

/** The durable side: one SQLite table, held under an exclusive lock for as long as it is open. */
export class Storage implements Journal {
  readonly #dataDir: string;
  readonly #database: DatabaseSync;
  readonly #statements: Parameters<Change>[0];
  #pending: Change[] = [];

  /** Throws `DataFolderInUseError` when another process has the folder open, `DataFolderDamagedError` when unreadable. */
  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    chmodSync(dataDir, 0o700);
    this.#dataDir = dataDir;
    this.#database = openLocked(dataDir);
    this.#statements = {
      put: this.#database.prepare(
        'INSERT INTO documents (collection, id, bson) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET bson = excluded.bson',
      ),
      remove: this.#database.prepare('DELETE FROM documents WHERE collection = ? AND id = ?'),
      drop: this.#database.prepare('DELETE FROM documents WHERE collection = ?'),
    };
    writeHolder(dataDir, {});
    // Left behind by whoever asked for one and went away.
    for (const file of globSync(`${SNAPSHOT_PREFIX}*`, { cwd: dataDir })) rmSync(join(dataDir, file));
  }

  /** Lets other processes of this machine know where the holder of the folder listens. */
  announce(host: string): void {
    writeHolder(this.#dataDir, { host });
  }

  /** Writes everything that is durable now into a database file of its own in the data folder, and answers its path. */
  snapshot(): string {
    const path = join(this.#dataDir, `${SNAPSHOT_PREFIX}${randomUUID()}.sqlite`);
    // SQLite fills an empty file: so it is never readable by others.
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

  /** Makes all changes since the last commit durable in one transaction; when it throws, none of them is. */
  commit(): void {
    const changes = this.#pending;
    this.#pending = [];
    if (changes.length === 0) return;
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      for (const change of changes) change(this.#statements);
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** All documents in the order of their first insertion. Throws `DataFolderDamagedError` at one that cannot be read. */
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
    this.commit();
    this.#database.close();
    rmSync(holderPath(this.#dataDir), { force: true });
  }
}

function openLocked(dataDir: string): DatabaseSync {
  const path = join(dataDir, 'database.sqlite');
  const database = new DatabaseSync(path);
  try {
    // The first write under EXCLUSIVE takes the lock, which the system gives back even after kill -9.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec(
      'CREATE TABLE IF NOT EXISTS documents (collection TEXT NOT NULL, id BLOB NOT NULL, bson BLOB NOT NULL, UNIQUE (collection, id))',
    );
    database.exec('BEGIN IMMEDIATE; PRAGMA user_version = 1; COMMIT');
    chmodSync(path, 0o600);
    return database;
  } catch (cause) {
    database.close();
    if ((cause as { errcode?: number }).errcode === BUSY)
      throw new DataFolderInUseError(dataDir, readHolder(dataDir));
    throw new DataFolderDamagedError(dataDir, path, { cause });
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
