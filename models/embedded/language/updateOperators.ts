import { Long } from 'bson';
import { bsonType, type Document, isPlainObject, typeName, wholeNumber } from './documents.ts';
import { CommandError } from './errors.ts';
import { compareKeys, keyOf } from './keys.ts';
import { compileFilter, compileValueTest, isOperators } from './matcher.ts';
import { sortDocuments, sortFields } from './sorting.ts';

/** Result of an operator: the field is unchanged. */
export const UNCHANGED = Symbol('unchanged');
/** Result of an operator: the field is removed. */
export const REMOVED = Symbol('removed');

/** An operator's path, for its error messages, and whether the document is being inserted. */
export interface UpdateContext {
  readonly path: string;
  readonly isInsert: boolean;
}

type UpdateOperator = (current: unknown, operand: unknown, context: UpdateContext) => unknown;

/** Update operators as functions from a field's value (`undefined`: missing) to its new one, UNCHANGED or REMOVED. */
export const updateOperators: Readonly<Record<string, UpdateOperator>> = {
  $set: (_current, operand) => operand,
  $setOnInsert: (_current, operand, { isInsert }) => (isInsert ? operand : UNCHANGED),
  $unset: (current) => (current === undefined ? UNCHANGED : REMOVED),
  $inc: increment,
  $min: (current, operand) => (current === undefined || order(operand, current) < 0 ? operand : UNCHANGED),
  $max: (current, operand) => (current === undefined || order(operand, current) > 0 ? operand : UNCHANGED),
  $push: push,
  $addToSet: addToSet,
  $pull: (current, operand, context) => without(optionalArray(current, '$pull', context), pullTest(operand)),
  $pullAll: (current, operand, context) => {
    const keys = new Set(requireArray(operand, '$pullAll').map(keyOf));
    return without(optionalArray(current, '$pullAll', context), (item) => keys.has(keyOf(item)));
  },
};

function order(a: unknown, b: unknown): number {
  return compareKeys(keyOf(a), keyOf(b));
}

function isNumber(value: unknown): value is number | Long {
  return typeof value === 'number' || bsonType(value) === 'Long';
}

// If one operand is a Long, integers are added as 64-bit integers. All others are added as doubles.
function increment(current: unknown, operand: unknown, { path }: UpdateContext): unknown {
  const value = current === undefined ? 0 : current;
  if (!isNumber(operand)) throw notNumeric(path, operand);
  if (!isNumber(value)) throw notNumeric(path, value);
  const isDouble = typeof value === 'number' && typeof operand === 'number';
  if (isDouble || !isWhole(value) || !isWhole(operand)) return Number(value) + Number(operand);
  const sum = toBigInt(value) + toBigInt(operand);
  if (BigInt.asIntN(64, sum) === sum) return Long.fromBigInt(sum);
  throw new CommandError('BadValue', `Failed to apply $inc to '${path}': the result does not fit 64 bits`);
}

function notNumeric(path: string, value: unknown): CommandError {
  const problem = `Cannot apply $inc to '${path}' with a value of non-numeric type ${typeName(value)}`;
  return new CommandError('TypeMismatch', problem);
}

function isWhole(value: number | Long): boolean {
  return typeof value !== 'number' || Number.isSafeInteger(value);
}

function toBigInt(value: number | Long): bigint {
  return typeof value === 'number' ? BigInt(value) : value.toBigInt();
}

function requireArray(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new CommandError(
    'BadValue',
    `The argument to ${name} must be an array but was of type ${typeName(value)}`,
  );
}

function optionalArray(current: unknown, name: string, { path }: UpdateContext): unknown[] | undefined {
  if (current === undefined || Array.isArray(current)) return current;
  const problem = `The field '${path}' must be an array for ${name} but is of type ${typeName(current)}`;
  throw new CommandError('BadValue', problem);
}

function hasEach(operand: unknown): operand is Document {
  return isPlainObject(operand) && Object.hasOwn(operand, '$each');
}

function push(current: unknown, operand: unknown, context: UpdateContext): unknown {
  const array = optionalArray(current, '$push', context) ?? [];
  if (!hasEach(operand)) return [...array, operand];
  const { $each, $position, $sort, $slice, ...others } = operand;
  const [unknown] = Object.keys(others);
  if (unknown) throw new CommandError('BadValue', `Unrecognized clause in $push: ${unknown}`);
  const position = clauseNumber('$position', $position) ?? array.length;
  const slice = clauseNumber('$slice', $slice);
  const pushed = array.toSpliced(position, 0, ...requireArray($each, '$each'));
  const sorted = $sort === undefined ? pushed : sortElements(pushed, $sort);
  if (slice === undefined) return sorted;
  return slice < 0 ? sorted.slice(slice) : sorted.slice(0, slice);
}

function clauseNumber(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const number = wholeNumber(value);
  if (number !== undefined) return number;
  throw new CommandError('BadValue', `The value for ${name} must be a whole number, not ${typeName(value)}`);
}

function sortElements(elements: unknown[], sort: unknown): unknown[] {
  if (isPlainObject(sort)) return sortDocuments(elements as Document[], sort);
  const [field] = sortFields({ value: sort });
  const sign = field?.descending ? -1 : 1;
  return elements.toSorted((a, b) => sign * order(a, b));
}

function addToSet(current: unknown, operand: unknown, context: UpdateContext): unknown {
  const array = optionalArray(current, '$addToSet', context) ?? [];
  const wanted = hasEach(operand) ? requireArray(operand.$each, '$each') : [operand];
  const keys = new Set(array.map(keyOf));
  const added = wanted.filter((item) => {
    const isNew = !keys.has(keyOf(item));
    keys.add(keyOf(item));
    return isNew;
  });
  return added.length === 0 && current !== undefined ? UNCHANGED : [...array, ...added];
}

// A document is a filter on elements that are documents. Anything else is a condition on the element itself.
function pullTest(operand: unknown): (item: unknown) => boolean {
  if (!isPlainObject(operand) || isOperators(operand)) return elementTest(operand);
  const matches = compileFilter(operand);
  return (item) => isPlainObject(item) && matches(item);
}

// A value is compared with the element as a whole. Operators also look into an element that is an array.
function elementTest(operand: unknown): (item: unknown) => boolean {
  if (isOperators(operand) || typeName(operand) === 'regex') return compileValueTest(operand);
  const key = keyOf(operand);
  return (item) => keyOf(item) === key;
}

function without(array: unknown[] | undefined, test: (item: unknown) => boolean): unknown {
  const kept = array?.filter((item) => !test(item));
  return kept === undefined || kept.length === array?.length ? UNCHANGED : kept;
}
