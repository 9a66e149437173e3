import { Long } from 'bson';
import { bsonType, type Document, isPlainObject, ownField, typeName } from './documents.ts';
import { CommandError, unsupported } from './errors.ts';
import { keyOf } from './keys.ts';

type Value = (document: Document) => unknown;
type Accumulate = (members: readonly Document[]) => unknown;

/**
 * Checks a `$group`: by nothing (`null` or a number), a field path or a document of field paths; with `$sum` of a field path
 * or a number, and `$count`. Throws MongoDB's error for anything malformed, and `CommandNotSupported` for other expressions.
 */
export function compileGroup(operand: unknown): (documents: Document[]) => Document[] {
  if (!isPlainObject(operand))
    throw new CommandError('Location15947', "a group's fields must be specified in an object");
  const { _id, ...fields } = operand;
  if (_id === undefined) throw new CommandError('Location15955', 'a group specification must include an _id');
  const groupId = compileGroupId(_id);
  const accumulators = Object.entries(fields).map(
    ([name, accumulator]) => [name, compileAccumulator(name, accumulator)] as const,
  );
  return (documents) => {
    const groups = new Map<string, { id: unknown; members: Document[] }>();
    for (const document of documents) {
      const id = groupId(document) ?? null;
      const key = keyOf(id);
      const group = groups.get(key);
      if (group) group.members.push(document);
      else groups.set(key, { id, members: [document] });
    }
    return [...groups.values()].map(({ id, members }) => ({
      _id: id,
      ...Object.fromEntries(accumulators.map(([name, accumulate]) => [name, accumulate(members)])),
    }));
  };
}

function compileGroupId(id: unknown): Value {
  if (id === null || typeof id === 'number') return () => id;
  if (!isPlainObject(id) || Object.keys(id)[0]?.startsWith('$')) return compileFieldPath(id, 'a group _id');
  const parts = Object.entries(id).map(([name, path]) => {
    requireFieldName(name);
    return [name, compileFieldPath(path, `a group _id '${name}'`)] as const;
  });
  // A missing field is left out of the id.
  return (document) =>
    Object.fromEntries(
      parts.flatMap(([name, read]): [string, unknown][] => {
        const value = read(document);
        return value === undefined ? [] : [[name, value]];
      }),
    );
}

function compileAccumulator(name: string, accumulator: unknown): Accumulate {
  requireFieldName(name);
  if (!isPlainObject(accumulator))
    throw new CommandError('Location40234', `The field '${name}' must be an accumulator object`);
  const [[operator, operand] = [], ...more] = Object.entries(accumulator);
  if (operator === undefined || more.length > 0)
    throw new CommandError('Location40238', `The field '${name}' must specify one accumulator`);
  if (operator === '$sum') return compileSum(operand);
  if (operator !== '$count') throw new CommandError('Location15952', `unknown group operator '${operator}'`);
  if (!isPlainObject(operand) || Object.keys(operand).length > 0)
    throw new CommandError('TypeMismatch', '$count takes no arguments, i.e. $count:{}');
  return (members) => members.length;
}

function requireFieldName(name: string): void {
  if (name.includes('.'))
    throw new CommandError('Location40235', `The field name '${name}' cannot contain '.'`);
  if (name.startsWith('$'))
    throw new CommandError('Location40236', `The field name '${name}' cannot be an operator name`);
}

function compileSum(operand: unknown): Accumulate {
  if (typeof operand === 'number' || bsonType(operand) === 'Long')
    return (members) => sumOf(members.map(() => operand));
  const read = compileFieldPath(operand, '$sum');
  return (members) => sumOf(members.map(read));
}

// '$a.b'. A string without $ is a constant in MongoDB, and an object an expression.
function compileFieldPath(path: unknown, what: string): Value {
  if (typeof path !== 'string' || !path.startsWith('$') || path.startsWith('$$'))
    throw unsupported(`${what} other than a field path`);
  const parts = path.slice(1).split('.');
  if (path === '$') throw new CommandError('Location16872', "'$' by itself is not a valid FieldPath");
  if (parts.includes(''))
    throw new CommandError('Location15998', 'FieldPath field names may not be empty strings.');
  if (parts.some((part) => part.startsWith('$')))
    throw new CommandError('Location16410', `FieldPath field names may not start with '$': '${path}'`);
  return (document) => valueOfPath(document, parts);
}

// Unlike in filters, a whole number is a field's name, never a position, and an array in an array is not looked into.
function valueOfPath(document: Document, [part = '', ...rest]: readonly string[]): unknown {
  const value = ownField(document, part);
  if (rest.length === 0) return value;
  if (isPlainObject(value)) return valueOfPath(value, rest);
  if (!Array.isArray(value)) return undefined;
  return value
    .filter(isPlainObject)
    .map((item) => valueOfPath(item, rest))
    .filter((item) => item !== undefined);
}

// Values other than numbers don't count. 64-bit integers are added exactly, as long as all numbers are whole.
function sumOf(values: readonly unknown[]): number | Long {
  if (values.some((value) => typeName(value) === 'decimal')) throw unsupported('sums of Decimal128');
  const numbers = values.filter((value) => typeof value === 'number');
  const longs = values.filter((value): value is Long => bsonType(value) === 'Long');
  if (longs.length === 0) return sumOfDoubles(numbers);
  if (numbers.every(Number.isSafeInteger)) {
    const sum = [...longs.map((long) => long.toBigInt()), ...numbers.map(BigInt)].reduce((a, b) => a + b);
    if (BigInt.asIntN(64, sum) === sum) return Long.fromBigInt(sum);
  }
  return sumOfDoubles([...numbers, ...longs.map(Number)]);
}

// Carries what each addition rounds away, as MongoDB does, so that the sum of 0.1, 0.2 and 0.3 is 0.6.
function sumOfDoubles(numbers: readonly number[]): number {
  let sum = 0;
  let rounded = 0;
  for (const number of numbers) {
    const next = sum + number;
    const added = next - sum;
    rounded += sum - (next - added) + (number - added);
    sum = next;
  }
  // An infinity leaves nothing to correct, and NaN behind.
  return Number.isFinite(sum) ? sum + rounded : numbers.reduce((a, b) => a + b, 0);
}
