import { type Document, encode } from '../language/documents.ts';
import { keyOf } from '../language/keys.ts';
import { compileFilter, type Predicate } from '../language/matcher.ts';
import { sortDocuments, sortFields } from '../language/sorting.ts';
import { withIdFirst } from '../language/updater.ts';
import { CollectionIndex } from './collectionIndex.ts';
import { alreadyExists, type IndexSpec } from './indexSpec.ts';
import { planQuery } from './planner.ts';
import type { Journal } from './storage.ts';

export interface Query {
  readonly filter: Document;
  readonly sort?: Document;
  readonly skip?: number;
  /** 0: no limit. */
  readonly limit?: number;
  /** Name of the index to read, where it can answer the filter. */
  readonly hint?: string | undefined;
}

/** A collection in memory, with its indexes. Each change is passed to the journal in the same synchronous step. */
export class Collection {
  readonly namespace: string;
  readonly #journal: Journal;
  /** In natural order. A document removed in this turn stays as `undefined`, so that undoing it restores the order. */
  #documents = new Map<string, Document | undefined>();
  #indexes: CollectionIndex[];

  constructor(namespace: string, specs: readonly IndexSpec[], journal: Journal) {
    this.namespace = namespace;
    this.#journal = journal;
    this.#indexes = specs.map((spec) => new CollectionIndex(spec));
  }

  get indexSpecs(): IndexSpec[] {
    return this.#indexes.map(({ spec }) => spec);
  }

  /** Loads an already stored document into memory. */
  load(document: Document): void {
    this.#enter(keyOf(document._id), document, undefined);
  }

  /** Adds a document, with a new `_id` first if it has none. Throws `DuplicateKey` without changing anything. */
  insert(given: Document): Document {
    const document = withIdFirst(given);
    const bytes = encode(document);
    const id = keyOf(document._id);
    // Inserted again in the turn that removed it: it moves to the end, so undoing needs the order as it was.
    const isRemoved = this.#documents.has(id) && this.#documents.get(id) === undefined;
    const order = isRemoved ? [...this.#documents] : undefined;
    this.#enter(id, document, undefined);
    if (order) {
      this.#documents.delete(id);
      this.#documents.set(id, document);
    }
    this.#journal.put(this.namespace, document._id, bytes);
    this.#journal.note({
      undo: () => {
        for (const index of this.#indexes) index.remove(index.keysFor(document), id);
        if (order) this.#documents = new Map(order);
        else this.#documents.delete(id);
      },
    });
    return document;
  }

  /** Stores a new version of a document; returns false if nothing differs. Throws `DuplicateKey`. */
  replace(before: Document, after: Document): boolean {
    const bytes = encode(after);
    if (Buffer.compare(bytes, encode(before)) === 0) return false;
    const id = keyOf(after._id);
    this.#enter(id, after, before);
    this.#journal.put(this.namespace, after._id, bytes);
    this.#journal.note({ undo: () => this.#enter(id, before, after) });
    return true;
  }

  remove(document: Document): void {
    const id = keyOf(document._id);
    for (const index of this.#indexes) index.remove(index.keysFor(document), id);
    this.#documents.set(id, undefined);
    this.#journal.remove(this.namespace, document._id);
    this.#journal.note({
      undo: () => {
        for (const index of this.#indexes) index.add(index.keysFor(document), id);
        this.#documents.set(id, document);
      },
      settle: () => {
        if (this.#documents.get(id) === undefined) this.#documents.delete(id);
      },
    });
  }

  find({ filter, sort = {}, skip = 0, limit = 0, hint }: Query): Document[] {
    sortFields(sort);
    const matches = compileFilter(filter);
    const plan = planQuery(this.#indexes, filter, sort, hint);
    const isOrdered = Object.keys(sort).length === 0 || (plan !== undefined && plan.order !== 'none');
    const end = limit > 0 ? skip + limit : Number.POSITIVE_INFINITY;
    const candidates = plan ? this.#read(plan) : this.#documents.values();
    const found = takeMatching(candidates, matches, isOrdered ? end : Number.POSITIVE_INFINITY);
    return (isOrdered ? found : sortDocuments(found, sort)).slice(skip, end);
  }

  /** Builds indexes over the stored documents. On MongoDB's conflict or `DuplicateKey`, throws and keeps none of them. */
  createIndexes(specs: readonly IndexSpec[]): void {
    const built: CollectionIndex[] = [];
    for (const spec of specs) {
      if (alreadyExists([...this.indexSpecs, ...built.map((index) => index.spec)], spec)) continue;
      const index = new CollectionIndex(spec);
      for (const [id, document] of this.#documents) {
        if (!document) continue;
        const keys = index.keysFor(document);
        index.refuseDuplicates(keys, id, this.namespace);
        index.add(keys, id);
      }
      built.push(index);
    }
    this.#setIndexes([...this.#indexes, ...built]);
  }

  dropIndexes(names: readonly string[]): void {
    this.#setIndexes(this.#indexes.filter(({ spec }) => !names.includes(spec.name)));
  }

  #setIndexes(indexes: CollectionIndex[]): void {
    const before = this.#indexes;
    this.#indexes = indexes;
    this.#journal.note({
      undo: () => {
        this.#indexes = before;
      },
    });
  }

  // All checks run before the first change, so a rejected document changes nothing.
  #enter(id: string, document: Document, before: Document | undefined): void {
    const changes = this.#indexes.map((index) => {
      const keys = index.keysFor(document);
      index.refuseDuplicates(keys, before ? id : undefined, this.namespace);
      return { index, keys, oldKeys: before ? index.keysFor(before) : undefined };
    });
    for (const { index, keys, oldKeys } of changes) {
      if (oldKeys) index.remove(oldKeys, id);
      index.add(keys, id);
    }
    this.#documents.set(id, document);
  }

  // A document with several keys can occur more than once.
  *#read({ index, ranges, order }: NonNullable<ReturnType<typeof planQuery>>): Generator<Document> {
    const seen = index.isMultikey ? new Set<string>() : undefined;
    for (const [from, to] of ranges) {
      for (const { id } of index.entries.range(from, to, order === 'reverse')) {
        const document = this.#documents.get(id);
        if (!document || seen?.has(id)) continue;
        seen?.add(id);
        yield document;
      }
    }
  }
}

function takeMatching(
  documents: Iterable<Document | undefined>,
  matches: Predicate,
  most: number,
): Document[] {
  const found: Document[] = [];
  for (const document of documents) {
    if (found.length >= most) break;
    if (document && matches(document)) found.push(document);
  }
  return found;
}
