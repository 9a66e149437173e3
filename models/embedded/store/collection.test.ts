import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Document } from '../language/documents.ts';
import { CommandError } from '../language/errors.ts';
import { compileFilter } from '../language/matcher.ts';
import { sortDocuments } from '../language/sorting.ts';
import { Collection } from './collection.ts';
import { ID_INDEX, parseIndexSpec } from './indexSpec.ts';

const scalar = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 4 }) },
  fc.constantFrom<unknown>(null, '', 'a', 'b', true, 1.5, Number.NaN, new Date(0), new Date(5)),
);
const field = fc.oneof({ weight: 3, arbitrary: scalar }, fc.array(scalar, { maxLength: 3 }));
const nested = fc.record({ d: field }, { requiredKeys: [] });
const document = fc.record(
  { a: field, b: scalar, c: fc.oneof(nested, fc.array(nested, { maxLength: 2 }), scalar) },
  { requiredKeys: [] },
);

const comparable = scalar.filter((value) => !Number.isNaN(value));
const range = fc
  .tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte'), comparable)
  .map(([name, value]) => ({ [name]: value }));
const condition = fc.oneof(
  field,
  range,
  fc.tuple(range, range).map(([x, y]) => ({ ...x, ...y })),
  fc.array(scalar, { minLength: 1, maxLength: 3 }).map(($in) => ({ $in })),
  fc.boolean().map(($exists) => ({ $exists })),
  scalar.map(($ne) => ({ $ne })),
);
const fields = fc.record({ a: condition, b: condition, 'c.d': condition }, { requiredKeys: [] });
const filter = fc.oneof(
  fields,
  fc.tuple(fields, fields).map(([x, y]): Document => ({ $and: [x, y] })),
);
const sort = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c.d', '_id'), fc.constantFrom(1, -1)), {
    maxLength: 2,
    selector: ([path]) => path,
  })
  .map((entries): Document => Object.fromEntries(entries));

const indexes = [
  { key: { a: 1 }, name: 'a' },
  { key: { b: -1, a: 1 }, name: 'b-a' },
  { key: { a: 1, b: 1 }, name: 'ab' },
  { key: { b: 1 }, name: 'b' },
  { key: { 'c.d': -1 }, name: 'cd', sparse: true },
  { key: { b: 1, _id: -1 }, name: 'partial', partialFilterExpression: { b: 1 } },
];

test('indexes change how documents are found, never which nor in what order', () => {
  const change = fc.tuple(fc.nat({ max: 19 }), fc.option(document));
  const queries = fc.array(fc.tuple(filter, sort, fc.nat({ max: 3 })), { minLength: 5, maxLength: 10 });
  fc.assert(
    fc.property(
      fc.array(document, { minLength: 5, maxLength: 20 }),
      fc.array(change),
      queries,
      (documents, changes, asked) => {
        const collection = new Collection('db.c', [ID_INDEX], {
          put: () => {},
          remove: () => {},
          note: () => {},
        });
        collection.createIndexes(indexes.map(parseIndexSpec));
        const stored = new Map<number, Document>();
        for (const [_id, fields] of documents.entries())
          attempt(() => stored.set(_id, collection.insert({ _id, ...fields })));
        for (const [_id, fields] of changes) attempt(() => changeOne(collection, stored, _id, fields));
        for (const [where, order, limit] of asked) {
          const expected = [...stored.values()].filter(compileFilter(where));
          const found = collection.find({ filter: where, sort: order });
          expect(ids(found).sort()).toEqual(ids(expected).sort());
          expect(ids(sortDocuments(found, order))).toEqual(ids(found));
          expect(collection.find({ filter: where, sort: order, limit })).toEqual(
            limit > 0 ? found.slice(0, limit) : found,
          );
        }
      },
    ),
    { numRuns: 500 },
  );
});

function changeOne(
  collection: Collection,
  stored: Map<number, Document>,
  _id: number,
  fields: Document | null,
): void {
  const before = stored.get(_id);
  if (!before) return;
  if (fields) {
    collection.replace(before, { _id, ...fields });
    stored.set(_id, collection.find({ filter: { _id } })[0] ?? {});
  } else {
    collection.remove(before);
    stored.delete(_id);
  }
}

// Two arrays in one compound index are rejected, and then nothing may have changed.
function attempt(run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof CommandError && error.codeName === 'CannotIndexParallelArrays')) throw error;
  }
}

function ids(documents: Document[]): unknown[] {
  return documents.map(({ _id }) => _id);
}

test('ten thousand documents keep their index in order', () => {
  const collection = new Collection('db.c', [ID_INDEX], {
    put: () => {},
    remove: () => {},
    note: () => {},
  });
  collection.createIndexes([parseIndexSpec({ key: { n: 1 }, name: 'n', unique: true })]);
  const shuffled = Array.from({ length: 10_000 }, (_, i) => (i * 7919) % 10_000);
  for (const n of shuffled) collection.insert({ _id: n, n });
  for (const n of shuffled.filter((n) => n % 3 === 0)) collection.remove({ _id: n, n });
  const kept = Array.from({ length: 10_000 }, (_, n) => n).filter((n) => n % 3 !== 0);
  expect(collection.find({ filter: {}, sort: { n: 1 } }).map(({ n }) => n)).toEqual(kept);
  const page = collection.find({ filter: { n: { $gt: 500 } }, sort: { n: -1 }, skip: 1, limit: 2 });
  expect(page.map(({ n }) => n)).toEqual(kept.slice(-3, -1).reverse());
});
