import { copyFileSync, cpSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { encode } from '../language/documents.ts';
import { makeTemporaryFolder } from '../testing/temporaryEmbedded.ts';
import { Catalog } from './catalog.ts';
import { parseIndexSpec } from './indexSpec.ts';
import { rowChecksum } from './rowChecksum.ts';
import { DataFolderDamagedError, DataFolderUnusableError, startError } from './startErrors.ts';
import { Storage } from './storage.ts';

const NAMESPACE = 'db.people';

function temporaryFolder(): string {
  const folder = makeTemporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'database.sqlite');
}

/** Stores so many people, one commit each, and returns the open storage. */
function fill(dataDir: string, count: number): Storage {
  const storage = new Storage(dataDir);
  const catalog = new Catalog(storage);
  const people = catalog.open(NAMESPACE);
  people.createIndexes([parseIndexSpec({ key: { email: 1 }, name: 'email', unique: true })]);
  catalog.saveIndexes(people);
  for (let _id = 0; _id < count; _id++) {
    people.insert({ _id, email: `person${_id}@example.org`, about: `About ${_id} `.repeat(30) });
    storage.commit();
  }
  return storage;
}

/** All documents, as a start reads them; throws what it throws. */
function contentOf(dataDir: string): unknown {
  const storage = new Storage(dataDir);
  try {
    storage.checkIntegrity((damage) => {
      throw damage;
    });
    const catalog = new Catalog(storage);
    return catalog
      .namespaces()
      .map((namespace) => [namespace, catalog.require(namespace).find({ filter: {} })]);
  } finally {
    storage.close();
  }
}

function change(dataDir: string, sql: string, ...values: (string | number | Uint8Array)[]): void {
  const file = new DatabaseSync(pathIn(dataDir));
  file.prepare(sql).run(...values);
  file.close();
}

test('a file of the format before is upgraded without loss, and then checked like others', () => {
  const dataDir = temporaryFolder();
  copyFileSync(join(import.meta.dirname, '../testing/format1.sqlite'), pathIn(dataDir));
  const ids = Array.from({ length: 20 }, (_, _id) => _id).filter((_id) => _id !== 3 && _id !== 4);
  const expected = [
    ['preproom.notes', [{ _id: 'long', text: 'x'.repeat(9000) }]],
    ['preproom.users', ids.map((_id) => ({ _id, email: `person${_id}@example.org`, at: new Date(_id) }))],
  ];
  expect(contentOf(dataDir)).toEqual(expected);
  expect(contentOf(dataDir)).toEqual(expected);
  change(dataDir, 'UPDATE documents SET checksum = checksum + 1 WHERE rowid = 2');
  expect(() => contentOf(dataDir)).toThrow(/cannot be read at row 2 of collection preproom\.users\. Restore/);
});

test('one changed letter in a document is noticed, and where', () => {
  const dataDir = temporaryFolder();
  fill(dataDir, 5).close();
  const bytes = readFileSync(pathIn(dataDir));
  bytes.write('q', bytes.indexOf('About 3'));
  writeFileSync(pathIn(dataDir), bytes);
  expect(() => contentOf(dataDir)).toThrow(DataFolderDamagedError);
  expect(() => contentOf(dataDir)).toThrow(/at row 5 of collection db\.people\. Restore it from a backup\.$/);
});

test('a document of no collection, or with a unique value twice, ends in a sentence', () => {
  const dataDir = temporaryFolder();
  fill(dataDir, 3).close();
  const put = (collection: string, document: { _id: number; email: string }) => {
    const row = [encode({ _id: document._id }), encode(document)] as const;
    change(
      dataDir,
      'INSERT INTO documents VALUES (?, ?, ?, ?)',
      collection,
      ...row,
      rowChecksum(collection, ...row),
    );
  };
  put(NAMESPACE, { _id: 9, email: 'person1@example.org' });
  expect(() => contentOf(dataDir)).toThrow(/at document 9 of collection db\.people\. Restore it/);
  change(dataDir, 'DELETE FROM documents WHERE rowid = (SELECT max(rowid) FROM documents)');
  put('db.nowhere', { _id: 9, email: 'new@example.org' });
  expect(() => contentOf(dataDir)).toThrow(/at document 9 of collection db\.nowhere\. Restore it/);
});

test('a missing or empty file is not taken for a new database', () => {
  const dataDir = temporaryFolder();
  fill(dataDir, 1).close();
  writeFileSync(pathIn(dataDir), '');
  expect(() => contentOf(dataDir)).toThrow(
    /at database\.sqlite, which is empty\. Restore it from a backup\.$/,
  );
  rmSync(pathIn(dataDir));
  expect(() => contentOf(dataDir)).toThrow(/at database\.sqlite, which is missing\. Restore it/);
});

test('a lost write-ahead log is noticed, wherever it was cut', () => {
  const dataDir = temporaryFolder();
  const storage = fill(dataDir, 40);
  const size = statSync(`${pathIn(dataDir)}-wal`).size;
  for (const kept of [0, 0.3, 0.99]) {
    // The files as they are when the process is killed.
    const killed = join(temporaryFolder(), 'copy');
    cpSync(dataDir, killed, { recursive: true, filter: (path) => !path.endsWith('.pid') });
    truncateSync(`${pathIn(killed)}-wal`, Math.floor(size * kept));
    expect(() => contentOf(killed)).toThrow(kept === 0 ? /its format/ : /its last \d+ commits are missing/);
  }
  const killed = join(temporaryFolder(), 'copy');
  cpSync(dataDir, killed, { recursive: true });
  storage.close();
  expect(contentOf(killed)).toEqual(contentOf(dataDir));
});

test('a file of a newer version is refused and left as it is', () => {
  const dataDir = temporaryFolder();
  fill(dataDir, 1).close();
  change(dataDir, 'PRAGMA user_version = 7');
  expect(() => contentOf(dataDir)).toThrow(DataFolderUnusableError);
  expect(() => contentOf(dataDir)).toThrow('written by a newer version of this program. Start that version.');
  expect(() => contentOf(dataDir)).not.toThrow('backup');
  const file = new DatabaseSync(pathIn(dataDir));
  expect(file.prepare('PRAGMA user_version').get()).toEqual({ user_version: 7 });
  file.close();
});

test.each(['EROFS', 'EACCES'])('a folder that refuses writing (%s) is not called damaged', (code) => {
  const error = startError('/data', Object.assign(new Error(code), { code }));
  expect(error.message).toMatch(
    /^The data folder \/data cannot be used: .* read-only\. Nothing is damaged\.$/,
  );
});

test('every file of the database is for its owner alone', () => {
  const dataDir = temporaryFolder();
  const storage = fill(dataDir, 1);
  for (const name of ['database.sqlite', 'database.sqlite-wal', 'database.pid', 'database.mark'])
    expect([name, statSync(join(dataDir, name)).mode & 0o777]).toEqual([name, 0o600]);
  storage.close();
});

test('a large file is checked while it is already used, and stays locked', async () => {
  const dataDir = temporaryFolder();
  fill(dataDir, 200).close();
  const onDamage = vi.fn();
  const storage = new Storage(dataDir);
  storage.checkIntegrity(onDamage, 0);
  new Catalog(storage).open(NAMESPACE).insert({ _id: 'during the check' });
  storage.commit();
  await expect.poll(() => storage.isChecked, { timeout: 20_000 }).toBe(true);
  expect(onDamage).not.toHaveBeenCalled();
  storage.close();
  damageAnIndex(dataDir);
  const damaged = new Storage(dataDir);
  damaged.checkIntegrity(onDamage, 0);
  await expect.poll(() => onDamage.mock.calls, { timeout: 20_000 }).toHaveLength(1);
  expect(onDamage.mock.calls[0]?.[0]).toBeInstanceOf(DataFolderDamagedError);
  damaged.close();
});

// SQLite's own index of collection and id: it does not hold data, but without it a changed document is stored twice.
function damageAnIndex(dataDir: string): void {
  const bytes = readFileSync(pathIn(dataDir));
  const at = Array.from({ length: bytes.length / 4096 }, (_, page) => page * 4096).find(
    (start) => bytes[start] === 0x0a && bytes.indexOf('db.people', start) < start + 4096,
  );
  bytes.write('X', bytes.indexOf('db.people', at));
  writeFileSync(pathIn(dataDir), bytes);
}
