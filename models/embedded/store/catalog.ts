import { inspect } from 'node:util';
import { UUID } from 'bson';
import { type Document, encode } from '../language/documents.ts';
import { CommandError } from '../language/errors.ts';
import { Collection } from './collection.ts';
import { ID_INDEX, type IndexSpec } from './indexSpec.ts';
import { DataFolderDamagedError } from './startErrors.ts';
import type { Storage, StoredDocument } from './storage.ts';

// Stored in the same table as the collections. No namespace has this name, because they all contain a dot.
export const DEFINITIONS = 'catalog';

/** A collection's stored definition. */
interface Definition {
  readonly _id: string;
  readonly uuid: unknown;
  readonly indexes: IndexSpec[];
}

/** All collections of all databases, by namespace (`preproom.sessions`). */
export class Catalog {
  readonly #storage: Storage;
  readonly #collections = new Map<string, Collection>();
  readonly #uuids = new Map<string, unknown>();

  /** Loads everything stored; throws `DataFolderDamagedError`. */
  constructor(storage: Storage) {
    this.#storage = storage;
    for (const stored of storage.read()) {
      try {
        this.#load(stored);
      } catch (cause) {
        // Two documents with one unique value, or one of no collection.
        const place = `document ${inspect(stored.document._id)} of collection ${stored.collection}`;
        throw new DataFolderDamagedError(storage.dataDir, place, { cause });
      }
    }
  }

  find(namespace: string): Collection | undefined {
    return this.#collections.get(namespace);
  }

  /** Throws `NamespaceNotFound`. */
  require(namespace: string): Collection {
    const collection = this.find(namespace);
    if (!collection) throw new CommandError('NamespaceNotFound', `ns does not exist: ${namespace}`);
    return collection;
  }

  /** The collection, created if missing. */
  open(namespace: string): Collection {
    const existing = this.find(namespace);
    if (existing) return existing;
    const [database = '', ...name] = namespace.split('.');
    if (!/^[^\s"$/\\]{1,63}$/.test(database) || !/^[^$\0]{1,255}$/.test(name.join('.'))) {
      throw new CommandError('InvalidNamespace', `Invalid namespace specified '${namespace}'`);
    }
    const created = this.#define({ _id: namespace, uuid: new UUID(), indexes: [ID_INDEX] });
    this.saveIndexes(created);
    this.#storage.note({ undo: () => this.#forget(namespace) });
    return created;
  }

  /** Stores the collection's current indexes. */
  saveIndexes({ namespace, indexSpecs }: Collection): void {
    const definition = { _id: namespace, uuid: this.#uuids.get(namespace), indexes: indexSpecs };
    this.#storage.put(DEFINITIONS, namespace, encode(definition));
  }

  /** Takes over a definition from another data folder. */
  restore(document: Document): void {
    this.saveIndexes(this.#define(document as unknown as Definition));
  }

  drop(namespace: string): void {
    const dropped = this.find(namespace);
    const uuid = this.#uuids.get(namespace);
    if (!dropped) return;
    this.#forget(namespace);
    this.#storage.drop(namespace);
    this.#storage.remove(DEFINITIONS, namespace);
    this.#storage.note({
      undo: () => {
        this.#collections.set(namespace, dropped);
        this.#uuids.set(namespace, uuid);
      },
    });
  }

  namespaces(): string[] {
    return [...this.#collections.keys()].sort();
  }

  /** One entry of `listCollections`. */
  describe(namespace: string): Document {
    const name = namespace.slice(namespace.indexOf('.') + 1);
    const info = { readOnly: false, uuid: this.#uuids.get(namespace) };
    return { name, type: 'collection', options: {}, info, idIndex: ID_INDEX };
  }

  // A definition is stored before its collection's documents, and rows are read in that order.
  #load({ collection, document }: StoredDocument): void {
    if (collection === DEFINITIONS) this.#define(document as unknown as Definition);
    else this.require(collection).load(document);
  }

  #forget(namespace: string): void {
    this.#collections.delete(namespace);
    this.#uuids.delete(namespace);
  }

  #define({ _id, uuid, indexes }: Definition): Collection {
    const collection = new Collection(_id, indexes, this.#storage);
    this.#collections.set(_id, collection);
    this.#uuids.set(_id, uuid);
    return collection;
  }
}
