import { type Document, isPlainObject, ownField, typeName } from './documents.ts';
import { CommandError, unsupported } from './errors.ts';
import { arrayIndex } from './paths.ts';

/** `$` in an update path: the element of the array at `path` that the query matched; undefined if none. */
export type MatchedIndex = (document: Document, path: string) => number | undefined;

/** Splits an update path; throws MongoDB's error for an empty, `$`-prefixed or unsafe part. */
export function parseUpdatePath(path: string): string[] {
  const parts = path.split('.');
  for (const part of parts) {
    if (part === '')
      throw new CommandError('EmptyFieldName', `The update path '${path}' contains an empty field name`);
    if (part === '__proto__') throw new CommandError('BadValue', `The field name '${part}' is not allowed`);
    if (/^\$\[\w*\]$/.test(part)) throw unsupported(`the update path '${path}'`);
    if (part.startsWith('$') && part !== '$') {
      throw new CommandError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${part}' in '${path}' is not valid`,
      );
    }
  }
  if (parts.indexOf('$') !== parts.lastIndexOf('$'))
    throw new CommandError('BadValue', `Too many positional (i.e. '$') elements found in path '${path}'`);
  return parts;
}

/** The path with `$` replaced by the position that the query matched in this document. */
export function concretePath(document: Document, parts: string[], matchedIndex: MatchedIndex): string[] {
  const at = parts.indexOf('$');
  if (at === -1) return parts;
  const index = matchedIndex(document, parts.slice(0, at).join('.'));
  if (index !== undefined) return parts.with(at, String(index));
  const problem = 'The positional operator did not find the match needed from the query.';
  throw new CommandError('BadValue', problem);
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
