import type { Document } from './documents.ts';
import { CommandError, unsupported } from './errors.ts';
import { compareKeys, invertKey, keyOf } from './keys.ts';
import { indexedValues } from './paths.ts';

/** Fields and directions of a sort specification, in order. Throws `BadValue` for directions other than 1 and -1. */
export function sortFields(sort: Document): { path: string; descending: boolean }[] {
  return Object.entries(sort).map(([path, direction]) => {
    if (path === '$natural') throw unsupported('sorting by $natural');
    if (path.split('.').some((part) => part === '' || part.startsWith('$')))
      throw new CommandError('BadValue', `'${path}' cannot be sorted by: it has an empty or $-prefixed name`);
    if (direction !== 1 && direction !== -1) {
      throw new CommandError(
        'BadValue',
        `$sort key ordering must be 1 (for ascending) or -1 (for descending)`,
      );
    }
    return { path, descending: direction === -1 };
  });
}

/** Sorts into a new array in MongoDB's order. The sort is stable. */
export function sortDocuments(documents: Document[], sort: Document): Document[] {
  const toKey = compileSortKey(sort);
  const keyed = documents.map((document) => ({ document, key: toKey(document) }));
  return keyed.sort((a, b) => compareKeys(a.key, b.key)).map(({ document }) => document);
}

// An array sorts by its lowest element ascending and by its highest descending.
function compileSortKey(sort: Document): (document: Document) => string {
  const fields = sortFields(sort).map(({ path, descending }) => ({ parts: path.split('.'), descending }));
  return (document) =>
    fields
      .map(({ parts, descending }) => {
        const keys = indexedValues(document, parts).values.map(keyOf).sort(compareKeys);
        return descending ? invertKey(keys.at(-1) ?? '') : (keys[0] ?? '');
      })
      .join('');
}
