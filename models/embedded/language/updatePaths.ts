import { type Document, isPlainObject, ownField, typeName } from './documents.ts';
import { CommandError } from './errors.ts';
import type { Predicate } from './matcher.ts';
import { arrayIndex } from './paths.ts';

/** Values of the positional parts of update paths. */
export interface Positions {
  /** `$[name]`: the array elements it selects. */
  readonly arrayFilters: ReadonlyMap<string, Predicate>;
  /** `$`: the element of the array at `path` that the query matched; undefined if none. */
  readonly matchedIndex: (document: Document, path: string) => number | undefined;
}

/** Splits an update path; throws MongoDB's error for an empty, `$`-prefixed or unsafe part. */
export function parseUpdatePath(path: string): string[] {
  const parts = path.split('.');
  for (const part of parts) {
    if (part === '')
      throw new CommandError('EmptyFieldName', `The update path '${path}' contains an empty field name`);
    if (part === '__proto__') throw new CommandError('BadValue', `The field name '${part}' is not allowed`);
    if (part.startsWith('$') && !/^\$(\[\w*\])?$/.test(part)) {
      throw new CommandError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${part}' in '${path}' is not valid`,
      );
    }
  }
  return parts;
}

/** Resolves `$`, `$[]` and `$[name]` in a path to concrete paths in one document. */
export function concretePaths(document: Document, parts: string[], positions: Positions): string[][] {
  const at = parts.findIndex((part) => part.startsWith('$'));
  if (at === -1) return [parts];
  const before = parts.slice(0, at);
  const selected = selectElements(document, before, parts[at] ?? '', positions);
  return selected.flatMap((index) =>
    concretePaths(document, [...before, String(index), ...parts.slice(at + 1)], positions),
  );
}

function selectElements(document: Document, parts: string[], part: string, positions: Positions): number[] {
  const path = parts.join('.');
  if (part === '$') {
    const index = positions.matchedIndex(document, path);
    if (index !== undefined) return [index];
    throw new CommandError(
      'BadValue',
      'The positional operator did not find the match needed from the query.',
    );
  }
  const array = valueAt(document, parts);
  if (!Array.isArray(array)) {
    throw new CommandError(
      'BadValue',
      `The path '${path}' must be an array in the document to apply array updates.`,
    );
  }
  const indexes = [...array.keys()];
  const name = part.slice(2, -1);
  if (name === '') return indexes;
  const matches = positions.arrayFilters.get(name);
  if (!matches)
    throw new CommandError('BadValue', `No array filter found for identifier '${name}' in path '${path}'`);
  return indexes.filter((index) => matches({ [name]: array[index] }));
}

/** The value at a concrete path; `undefined` if missing. */
export function valueAt(document: Document, parts: readonly string[]): unknown {
  let value: unknown = document;
  for (const part of parts) value = childOf(value, part);
  return value;
}

/** Writes in place, creating intermediate documents. Throws `PathNotViable` if a scalar is in the way. */
export function writeAt(document: Document, parts: readonly string[], value: unknown): void {
  let parent: unknown = document;
  for (const part of parts.slice(0, -1)) {
    let child = childOf(parent, part);
    if (child === undefined) {
      child = {};
      putInto(parent, part, child);
    }
    parent = child;
  }
  putInto(parent, parts.at(-1) ?? '', value);
}

/** Removes a field in place. As in MongoDB, an array element becomes null instead. */
export function removeAt(document: Document, parts: readonly string[]): void {
  const parent = valueAt(document, parts.slice(0, -1));
  const name = parts.at(-1) ?? '';
  if (Array.isArray(parent)) parent[arrayIndex(name) ?? -1] = null;
  else if (isPlainObject(parent)) delete parent[name];
}

function childOf(parent: unknown, part: string): unknown {
  if (Array.isArray(parent)) return parent[arrayIndex(part) ?? -1];
  return isPlainObject(parent) ? ownField(parent, part) : undefined;
}

function putInto(parent: unknown, name: string, value: unknown): void {
  const index = arrayIndex(name);
  if (Array.isArray(parent) && index !== undefined) {
    while (parent.length < index) parent.push(null);
    parent[index] = value;
  } else if (isPlainObject(parent)) {
    parent[name] = value;
  } else {
    throw new CommandError(
      'PathNotViable',
      `Cannot create field '${name}' in element of type ${typeName(parent)}`,
    );
  }
}
