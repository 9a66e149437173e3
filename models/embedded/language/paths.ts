import { type Document, isPlainObject, ownField } from './documents.ts';

/** The index that a path part names, or undefined when it names a field. */
export function arrayIndex(part: string): number | undefined {
  return /^(0|[1-9]\d{0,6})$/.test(part) ? Number(part) : undefined;
}

/**
 * All values at a dotted path, as MongoDB's queries resolve it: through every document of an array, and through array
 * indexes. A final array is one value; a missing field is one `undefined`.
 */
export function valuesAtPath(value: unknown, parts: readonly string[], at = 0): unknown[] {
  const part = parts[at];
  if (part === undefined) return [value];
  if (Array.isArray(value)) return valuesInArray(value, parts, at, part);
  if (!isPlainObject(value)) return [undefined];
  const next = ownField(value, part);
  return next === undefined ? [undefined] : valuesAtPath(next, parts, at + 1);
}

function valuesInArray(array: unknown[], parts: readonly string[], at: number, part: string): unknown[] {
  const index = arrayIndex(part);
  const atPosition =
    index !== undefined && index < array.length ? valuesAtPath(array[index], parts, at + 1) : [];
  const documents = array.filter(isPlainObject);
  return [...atPosition, ...documents.flatMap((document) => valuesAtPath(document, parts, at))];
}

/**
 * The values by which a document is indexed and sorted. A final array counts by its elements (an empty one as `undefined`),
 * a missing field as null.
 */
export function indexedValues(document: Document, parts: readonly string[]) {
  const atPath = valuesAtPath(document, parts);
  const values = atPath.flatMap((value) => {
    if (!Array.isArray(value)) return [value ?? null];
    return value.length > 0 ? value : [undefined];
  });
  return {
    values: values.length > 0 ? values : [null],
    isMissing: atPath.every((value) => value === undefined),
  };
}
