import { type Document, ownField } from '../language/documents.ts';
import { CommandError } from '../language/errors.ts';
import { invertKey, keyOf } from '../language/keys.ts';
import { compileFilter, type Predicate } from '../language/matcher.ts';
import { indexedValues } from '../language/paths.ts';
import type { IndexSpec } from './indexSpec.ts';
import { SortedEntries } from './sortedEntries.ts';

export interface IndexField {
  readonly path: string;
  readonly parts: string[];
  readonly descending: boolean;
}

/** A document's keys in one index, each with its field values. */
export type IndexKeys = ReadonlyMap<string, unknown[]>;

/** One index of a collection, in memory: a document has one key per array element. */
export class CollectionIndex {
  readonly spec: IndexSpec;
  readonly fields: readonly IndexField[];
  readonly entries = new SortedEntries();
  /** Some document had several keys, so index order is not document order. */
  isMultikey = false;
  readonly #isUnique: boolean;
  readonly #isCovered: Predicate;

  constructor(spec: IndexSpec) {
    this.spec = spec;
    this.fields = Object.entries(spec.key).map(([path, direction]) => ({
      path,
      parts: path.split('.'),
      descending: direction === -1,
    }));
    this.#isUnique = spec.unique === true || spec.name === '_id_';
    this.#isCovered = compileFilter(spec.partialFilterExpression ?? {});
  }

  /** A document's keys in this index; throws `CannotIndexParallelArrays`. */
  keysFor(document: Document): IndexKeys {
    if (!this.#isCovered(document)) return new Map();
    const fields = this.fields.map(({ parts }) => indexedValues(document, parts));
    if (this.spec.sparse && fields.every(({ isMissing }) => isMissing)) return new Map();
    if (fields.filter(({ values }) => values.length > 1).length > 1) {
      throw new CommandError(
        'CannotIndexParallelArrays',
        `cannot index parallel arrays in index ${this.spec.name}`,
      );
    }
    const tuples = fields.reduce<unknown[][]>(
      (prefixes, { values }) => prefixes.flatMap((prefix) => values.map((value) => [...prefix, value])),
      [[]],
    );
    return new Map(tuples.map((tuple) => [this.#keyOfTuple(tuple), tuple]));
  }

  /** Throws MongoDB's duplicate key error if another document than `id` (undefined: any) has one of these keys. */
  refuseDuplicates(keys: IndexKeys, id: string | undefined, namespace: string): void {
    if (!this.#isUnique) return;
    for (const [key, values] of keys) {
      for (const entry of this.entries.range(key, `${key}\u0000`)) {
        if (entry.id !== id) throw this.#duplicateError(values, namespace);
      }
    }
  }

  add(keys: IndexKeys, id: string): void {
    if (keys.size > 1) this.isMultikey = true;
    for (const key of keys.keys()) this.entries.add({ key, id });
  }

  remove(keys: IndexKeys, id: string): void {
    for (const key of keys.keys()) this.entries.remove({ key, id });
  }

  fieldKey(value: unknown, position: number): string {
    const key = keyOf(value);
    return this.fields[position]?.descending ? invertKey(key) : key;
  }

  #keyOfTuple(tuple: unknown[]): string {
    return tuple.map((value, position) => this.fieldKey(value, position)).join('');
  }

  #duplicateError(values: unknown[], namespace: string): CommandError {
    const keyValue = Object.fromEntries(this.fields.map(({ path }, i) => [path, values[i] ?? null]));
    const shown = this.fields
      .map(({ path }) => `${path}: ${JSON.stringify(ownField(keyValue, path))}`)
      .join(', ');
    const message = `E11000 duplicate key error collection: ${namespace} index: ${this.spec.name} dup key: { ${shown} }`;
    return new CommandError('DuplicateKey', message, { keyPattern: this.spec.key, keyValue });
  }
}
