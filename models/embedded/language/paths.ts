import { type Document, isPlainObject, ownField } from './documents.ts';

/** The index that a path part names, or undefined when it names a field. */
export function arrayIndex(part: string): number | undefined {
  return /^(0|[1-9]\d{0,6})$/.test(part) ? Number(part) : undefined;
}

/**
 * All values that a dotted path leads to, as MongoDB's queries see them: through every document of an array and
 * through a position in it. An array at the end is one value; a missing field is one `undefined`.
 */
export function leavesOf(value: unknown, parts: readonly string[], at = 0): unknown[] {
  const part = parts[at];
  if (part === undefined) return [value];
  if (Array.isArray(value)) return leavesOfArray(value, parts, at, part);
  if (!isPlainObject(value)) return [undefined];
  const next = ownField(value, part);
  return next === undefined ? [undefined] : leavesOf(next, parts, at + 1);
}

function leavesOfArray(array: unknown[], parts: readonly string[], at: number, part: string): unknown[] {
  const index = arrayIndex(part);
  const atPosition = index !== undefined && index < array.length ? leavesOf(array[index], parts, at + 1) : [];
  const documents = array.filter(isPlainObject);
  return [...atPosition, ...documents.flatMap((document) => leavesOf(document, parts, at))];
}

/**
 * The values by which a document is indexed and sorted: an array at the end counts by its elements (an empty one
 * as `undefined`), a missing field as null.
 */
export function indexedValues(document: Document, parts: readonly string[]) {
  const leaves = leavesOf(document, parts);
  const values = leaves.flatMap((leaf) => {
    if (!Array.isArray(leaf)) return [leaf ?? null];
    return leaf.length > 0 ? leaf : [undefined];
  });
  return {
    values: values.length > 0 ? values : [null],
    isMissing: leaves.every((leaf) => leaf === undefined),
  };
}
