import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { Document } from '../language/documents.ts';
import { CommandError } from '../language/errors.ts';
import { makeTemporaryFolder } from '../testing/temporaryEmbedded.ts';
import { Catalog } from './catalog.ts';
import { parseIndexSpec } from './indexSpec.ts';
import { Storage } from './storage.ts';

const NAMESPACE = 'db.notes';
// Larger than all pages that the database may still take.
const TOO_LARGE = Buffer.alloc(300 * 4096);
const OTHER_INDEXES = [
  { key: { n: -1 }, name: 'down' },
  { key: { tags: 1 }, name: 'tags', unique: true, sparse: true },
].map(parseIndexSpec);

// Few ids and values, so that changes of one turn meet: removed and inserted again, replaced twice, a unique value that moves.
const change = fc.record({
  kind: fc.constantFrom('insert', 'replace', 'remove', 'index', 'dropIndex', 'drop'),
  _id: fc.nat({ max: 7 }),
  n: fc.nat({ max: 5 }),
  tags: fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 2 }),
});
const turns = fc.array(fc.record({ changes: fc.array(change, { maxLength: 8 }), fails: fc.boolean() }));

test('after a failed commit, memory is what the disk says: documents, their order and indexes', () => {
  fc.assert(
    fc.property(turns, (turns) => {
      const dataDir = makeTemporaryFolder();
      const storage = new Storage(dataDir, { maxPages: 200 });
      const catalog = new Catalog(storage);
      for (const { changes, fails } of turns) {
        for (const one of changes) apply(catalog, one);
        if (fails) catalog.open('db.large').insert({ bytes: TOO_LARGE });
        if (fails) expect(() => storage.commit()).toThrow('database or disk is full');
        else storage.commit();
        expect(shown(catalog)).toEqual(shown(new Catalog(storage)));
      }
      storage.close();
      rmSync(dataDir, { recursive: true });
    }),
    { numRuns: 60 },
  );
});

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function apply(catalog: Catalog, { kind, _id, n, tags }: Change): void {
  const notes = catalog.open(NAMESPACE);
  const [stored] = notes.find({ filter: { _id } });
  try {
    if (kind === 'insert') notes.insert({ _id, n, tags });
    if (kind === 'replace' && stored) notes.replace(stored, { _id, n, tags });
    if (kind === 'remove' && stored) notes.remove(stored);
    if (kind === 'drop') catalog.drop(NAMESPACE);
    if (kind === 'index') notes.createIndexes(OTHER_INDEXES);
    if (kind === 'dropIndex') notes.dropIndexes(['tags']);
    if (kind === 'index' || kind === 'dropIndex') catalog.saveIndexes(notes);
  } catch (error) {
    if (!(error instanceof CommandError && error.codeName === 'DuplicateKey')) throw error;
  }
}

function shown(catalog: Catalog) {
  return catalog.namespaces().map((namespace) => {
    const collection = catalog.require(namespace);
    return {
      described: catalog.describe(namespace),
      indexes: collection.indexSpecs,
      documents: collection.find({ filter: {} }),
      byIndex: collection.find({ filter: { n: { $gte: 0 } }, sort: { n: -1, _id: 1 } }),
      byTag: Array.from({ length: 10 }, (_, tag) =>
        collection.find({ filter: { tags: tag }, sort: { _id: 1 } }),
      ),
    };
  });
}

test('a failed commit undoes its own changes only: all other documents stay the same objects', () => {
  const dataDir = makeTemporaryFolder();
  const storage = new Storage(dataDir, { maxPages: 200 });
  onTestFinished(() => {
    storage.close();
    rmSync(dataDir, { recursive: true });
  });
  const notes = new Catalog(storage).open(NAMESPACE);
  notes.createIndexes(OTHER_INDEXES);
  for (let _id = 0; _id < 100; _id++) notes.insert({ _id, n: _id % 5, tags: [_id] });
  storage.commit();
  const before = notes.find({ filter: {} });
  const byIndex = notes.find({ filter: { n: 2 } });
  notes.replace(before[7] as Document, { ...before[7], n: 9 });
  notes.remove(before[8] as Document);
  notes.insert({ _id: 100, tags: [100], bytes: TOO_LARGE });
  expect(() => storage.commit()).toThrow('database or disk is full');
  // Objects read again from the disk would be equal, and others.
  const isSame = (after: Document[], given: Document[]) =>
    after.length === given.length && after.every((document, i) => document === given[i]);
  expect(isSame(notes.find({ filter: {} }), before)).toBe(true);
  expect(isSame(notes.find({ filter: { n: 2 } }), byIndex)).toBe(true);
});

test('a full disk at the first start is not called damage', () => {
  const dataDir = makeTemporaryFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const start = () => new Storage(dataDir, { maxPages: 1 });
  expect(start).toThrow(
    `The data folder ${dataDir} cannot be used: the disk is full. Nothing is damaged: make room and start again.`,
  );
  expect(start).not.toThrow('backup');
});
