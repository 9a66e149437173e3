import { BSONRegExp } from 'bson';
import { type Document, ownField } from '../language/documents.ts';
import { invertKey, keyOf, typeOfKey } from '../language/keys.ts';
import { conjunctsOf, isOperators } from '../language/matcher.ts';
import type { CollectionIndex } from './collectionIndex.ts';

/** Index ranges that include every document a filter can match (and maybe others). */
export interface Plan {
  readonly index: CollectionIndex;
  /** Half-open ranges of entry keys, in order. */
  readonly ranges: readonly (readonly [from: string, to: string])[];
  /** Whether entries are in sort order, read forwards or backwards. Otherwise the result must be sorted. */
  readonly order: 'forward' | 'reverse' | 'none';
}

/** A filter's conditions on one field, as far as an index can use them. */
interface Bounds {
  readonly equals?: readonly unknown[];
  readonly lower?: unknown;
  readonly upper?: unknown;
  /** Bounds of `$elemMatch`, which one and the same element satisfies. */
  readonly element?: { readonly lower?: unknown; readonly upper?: unknown };
}

// More lookups cost more than reading the whole collection.
const MAX_RANGES = 1000;
// Sorts above everything that can follow a whole key or a type character in an index's keys.
const AFTER = '\uffff\uffff';

/** The best index for a filter and a sort, the hinted one if it is of use; undefined if all documents must be read. */
export function planQuery(
  indexes: readonly CollectionIndex[],
  filter: Document,
  sort: Document,
  hint?: string,
): Plan | undefined {
  const bounds = boundsOf(filter);
  let best: { plan: Plan; score: number } | undefined;
  for (const index of indexes) {
    if (!isComplete(index, bounds)) continue;
    const scored = planIndex(index, bounds, sort);
    if (index.spec.name === hint && scored.score > 0) return scored.plan;
    if (scored.score > (best?.score ?? 0)) best = scored;
  }
  return best?.plan;
}

function boundsOf(filter: Document): Map<string, Bounds> {
  const bounds = new Map<string, Bounds>();
  for (const [path, operand] of conjunctsOf(filter)) {
    if (!path.startsWith('$')) bounds.set(path, { ...fieldBounds(operand), ...bounds.get(path) });
  }
  return bounds;
}

function fieldBounds(operand: unknown): Bounds {
  if (!isOperators(operand)) return usable([operand]) ? { equals: [operand] } : {};
  const list = Object.hasOwn(operand, '$eq') ? [operand.$eq] : operand.$in;
  if (Array.isArray(list) && usable(list)) return { equals: list };
  if (isOperators(operand.$elemMatch)) return { element: rangeBounds(operand.$elemMatch) };
  return rangeBounds(operand);
}

function rangeBounds(operand: Document): { lower?: unknown; upper?: unknown } {
  const lower = ownField(operand, '$gte') ?? ownField(operand, '$gt');
  const upper = ownField(operand, '$lte') ?? ownField(operand, '$lt');
  return { ...(usable([lower]) ? { lower } : {}), ...(usable([upper]) ? { upper } : {}) };
}

// Read without an index: arrays, which are indexed by element, and regular expressions, which match many keys.
function usable(values: readonly unknown[]): boolean {
  return values.every(
    (value) => value !== undefined && !Array.isArray(value) && !(value instanceof BSONRegExp),
  );
}

// A sparse or partial index serves only filters that can't match a document it omits.
function isComplete({ spec, fields }: CollectionIndex, bounds: Map<string, Bounds>): boolean {
  if (spec.sparse && !fields.some(({ path }) => bounds.get(path)?.equals?.every((value) => value !== null)))
    return false;
  return Object.entries(spec.partialFilterExpression ?? {}).every(([path, operand]) => {
    const given = bounds.get(path)?.equals;
    const wanted = fieldBounds(operand).equals?.[0];
    if (given?.length !== 1 || path.startsWith('$')) return false;
    // Several conditions on one field, or one of several values: not worth a proof.
    if (isOperators(operand) && (Object.keys(operand).length > 1 || Object.hasOwn(operand, '$in')))
      return false;
    if (isOperators(operand) && operand.$exists === true) return given[0] !== null;
    return wanted !== undefined && keyOf(wanted) === keyOf(given[0]);
  });
}

function planIndex(index: CollectionIndex, bounds: Map<string, Bounds>, sort: Document) {
  let prefixes = [''];
  let depth = 0;
  for (const { path } of index.fields) {
    const values = bounds.get(path)?.equals;
    if (!values || values.length * prefixes.length > MAX_RANGES) break;
    const keys = [...new Set(values.map((value) => index.fieldKey(value, depth)))].sort();
    prefixes = prefixes.flatMap((prefix) => keys.map((key) => prefix + key));
    depth++;
  }
  const next = index.fields[depth];
  const range = next ? rangeOf(index, depth, bounds.get(next.path) ?? {}) : undefined;
  const ranges = prefixes.map(
    (prefix) => [prefix + (range?.[0] ?? ''), prefix + (range?.[1] ?? '') + AFTER] as const,
  );
  const order = prefixes.length === 1 && !index.isMultikey ? orderOf(index, depth, sort) : 'none';
  const isOneDocument = depth === index.fields.length && (index.spec.unique || index.spec.name === '_id_');
  const score = (isOneDocument ? 100 : 0) + depth * 4 + (range ? 2 : 0) + (order === 'none' ? 0 : 1);
  return { plan: { index, ranges, order }, score };
}

// Bounds of one type only, as `$gt` and `$lt` compare. Different elements of an array may satisfy the two bounds,
// so a multikey index can use one of them, unless they are those of `$elemMatch`.
function rangeOf(
  index: CollectionIndex,
  position: number,
  { element, ...plain }: Bounds,
): [string, string] | undefined {
  const { lower, upper } = element ?? plain;
  if (lower === undefined && upper === undefined) return undefined;
  const type = typeOfKey(keyOf(lower ?? upper));
  const isOneType = lower === undefined || upper === undefined || typeOfKey(keyOf(upper)) === type;
  const from = lower === undefined ? type : keyOf(lower);
  const to =
    upper === undefined || !isOneType || (index.isMultikey && !element && lower !== undefined)
      ? type
      : keyOf(upper);
  return index.fields[position]?.descending ? [invertKey(to), invertKey(from)] : [from, to];
}

// The sort must continue the index after the fields that are fixed to one value.
function orderOf(index: CollectionIndex, depth: number, sort: Document): Plan['order'] {
  if (Object.keys(sort).length === 0) return 'none';
  const fixed = new Set(index.fields.slice(0, depth).map(({ path }) => path));
  const wanted = Object.entries(sort).filter(([path]) => !fixed.has(path));
  const flips = wanted.map(([path, direction], i) => {
    const field = index.fields[depth + i];
    return field?.path === path ? (field.descending ? -1 : 1) * Number(direction) : 0;
  });
  if (flips.every((flip) => flip === 1)) return 'forward';
  return flips.every((flip) => flip === -1) ? 'reverse' : 'none';
}
