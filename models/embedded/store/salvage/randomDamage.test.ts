import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Document, encode } from '../../language/documents.ts';
import { makeTemporaryFolder } from '../../testing/temporaryEmbedded.ts';
import { Catalog } from '../catalog.ts';
import type { Collection } from '../collection.ts';
import { parseIndexSpec } from '../indexSpec.ts';
import { rowChecksum } from '../rowChecksum.ts';
import { type DataFolderDamagedError, DataFolderError } from '../startErrors.ts';
import { Storage } from '../storage.ts';
import { salvage } from './salvage.ts';

const NAMESPACE = 'db.people';
const PEOPLE = 240;

let folder: string;
/** A data folder as it is after kill -9: part of the rows is only in the write-ahead log. */
let killed: string;
let intact: Document[];
/** The stored bytes of each person, by id. */
let bytesById: Map<unknown, Buffer>;

beforeAll(() => {
  folder = makeTemporaryFolder();
  killed = join(folder, 'killed');
  const dataDir = join(folder, 'data');
  const first = new Storage(dataDir);
  const catalog = new Catalog(first);
  catalog.open(NAMESPACE).createIndexes([parseIndexSpec({ key: { email: 1 }, name: 'email', unique: true })]);
  catalog.saveIndexes(catalog.require(NAMESPACE));
  addPeople(first, catalog.require(NAMESPACE), 0, PEOPLE / 2);
  // Moves everything into the file.
  first.close();
  const storage = new Storage(dataDir);
  const people = new Catalog(storage).require(NAMESPACE);
  addPeople(storage, people, PEOPLE / 2, PEOPLE);
  const removed = { $or: [{ _id: { $gte: 80, $lt: 100 } }, { _id: { $gte: 170, $lt: 190 } }] };
  for (const person of people.find({ filter: removed })) people.remove(person);
  storage.commit();
  cpSync(dataDir, killed, { recursive: true });
  intact = people.find({ filter: {} });
  bytesById = new Map(intact.map((person) => [person._id, Buffer.from(encode(person))]));
  storage.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

function addPeople(storage: Storage, people: Collection, from: number, to: number): void {
  for (let _id = from; _id < to; _id++) {
    // Every 30th does not fit a page.
    const about = `${_id} `.repeat(_id % 30 === 0 ? 3000 : 90);
    people.insert({ _id, email: `person${_id}@example.org`, about });
    if (_id % 10 === 9) storage.commit();
  }
}

const FILES = ['database.sqlite', 'database.sqlite-wal'];

/** Changes one copied data folder, by a number between 0 and 1 that says where. */
const damages: Record<string, (dataDir: string, random: () => number) => void> = {
  'a flipped bit': (dataDir, random) => {
    const path = join(dataDir, FILES[random() < 0.6 ? 0 : 1] ?? '');
    const bytes = readFileSync(path);
    const at = Math.floor(random() * bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
    writeFileSync(path, bytes);
  },
  'a cut file': (dataDir, random) => {
    const path = join(dataDir, FILES[random() < 0.5 ? 0 : 1] ?? '');
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.subarray(0, Math.floor(random() * bytes.length)));
  },
  'a zeroed block': (dataDir, random) => {
    const path = join(dataDir, FILES[0] ?? '');
    const bytes = readFileSync(path);
    const at = Math.floor((random() * bytes.length) / 512) * 512;
    writeFileSync(path, bytes.fill(0, at, at + 512));
  },
  'an empty log': (dataDir) => writeFileSync(join(dataDir, 'database.sqlite-wal'), ''),
  'a missing file': (dataDir) => rmSync(join(dataDir, 'database.sqlite')),
};

// Rows left only in pages of the log that were written again: the end of the last commit is lost, or a bit is flipped in the newest
// version of their page, or of an index.
const REPLACED_PAGES = [
  ...[16, 21, 116].map((seed) => ['a flipped bit', seed] as const),
  ...[16, 32, 83, 110].map((seed) => ['a cut file', seed] as const),
];

const cases = [
  ...Array.from({ length: 12 }, (_, seed) => ['a flipped bit', seed + 1] as const),
  ...Array.from({ length: 4 }, (_, seed) => ['a cut file', seed + 1] as const),
  ...Array.from({ length: 4 }, (_, seed) => ['a zeroed block', seed + 1] as const),
  ...REPLACED_PAGES,
  ['an empty log', 1] as const,
  ['a missing file', 1] as const,
];

describe.each(cases)('%s (%i)', (kind, seed) => {
  let damaged: string;
  beforeAll(() => {
    damaged = join(folder, `${kind}-${seed}`);
    cpSync(killed, damaged, { recursive: true });
    damages[kind]?.(damaged, randomFrom(seed));
  });

  test('salvage brings back every undamaged row', () => {
    const target = join(folder, `${kind}-${seed}-salvaged`);
    const before = FILES.map((name) => bytesOf(join(damaged, name)));
    salvage(damaged, target);
    expect(FILES.map((name) => bytesOf(join(damaged, name)))).toEqual(before);
    const found = new Map(contentOf(target).map((person) => [person._id, Buffer.from(encode(person))]));
    const undamaged = [...bytesById].filter(([id, stored]) => {
      const row = rowBytes(id, stored);
      return before.some((bytes) => bytes.includes(row));
    });
    expect(undamaged.filter(([id, stored]) => !found.get(id)?.equals(stored))).toEqual([]);
    // With the log, deletions are lost as well.
    if (!/cut|log/.test(kind))
      expect([...found].filter(([id, bytes]) => !bytesById.get(id)?.equals(bytes))).toEqual([]);
    if (kind === 'a flipped bit') expect(found.size).toBeGreaterThanOrEqual(intact.length - 2);
  });

  test('is noticed or harmless', () => {
    let content: unknown;
    try {
      content = contentOf(damaged);
    } catch (error) {
      expect(error).toBeInstanceOf(DataFolderError);
      return;
    }
    expect(content).toEqual(intact);
  });
});

/** The values of a row, as SQLite stores them one after the other. */
function rowBytes(id: unknown, stored: Buffer): Buffer {
  const idBytes = encode({ _id: id });
  const checksum = rowChecksum(NAMESPACE, idBytes, stored);
  const checksumBytes = Buffer.alloc(6);
  checksumBytes.writeUIntBE(checksum, 0, 6);
  // An integer below 2^31 takes four bytes.
  return Buffer.concat([
    Buffer.from(NAMESPACE),
    idBytes,
    stored,
    checksumBytes.subarray(checksum < 2 ** 31 ? 2 : 0),
  ]);
}

function contentOf(dataDir: string): Document[] {
  const storage = new Storage(dataDir);
  try {
    storage.checkIntegrity((damage: DataFolderDamagedError) => {
      throw damage;
    });
    return new Catalog(storage).find(NAMESPACE)?.find({ filter: {} }) ?? [];
  } finally {
    storage.close();
  }
}

function bytesOf(path: string): Buffer {
  return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
}

// Park and Miller's generator: the same damages in each run.
function randomFrom(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
