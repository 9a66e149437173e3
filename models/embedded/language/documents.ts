import { type DeserializeOptions, deserialize, type Long, serialize } from 'bson';
import { CommandError } from './errors.ts';

/** A decoded BSON document. Readers share stored ones, so they must not be mutated. */
export type Document = Record<string, unknown>;

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

// Long, Binary and regular expressions keep their BSON type, so that they are encoded unchanged.
const DECODING: DeserializeOptions = { promoteLongs: false, promoteBuffers: false, bsonRegExp: true };

/** Throws bson's own error if the bytes are not a document. */
export function decode(bytes: Uint8Array): Document {
  return deserialize(bytes, DECODING);
}

/** Throws `BSONObjectTooLarge` above MongoDB's 16 MB. */
export function encode(document: Document): Uint8Array {
  const bytes = serialize(document);
  if (bytes.length <= MAX_DOCUMENT_BYTES) return bytes;
  throw new CommandError('BSONObjectTooLarge', `Document of ${bytes.length} bytes is larger than 16777216`);
}

export function isPlainObject(value: unknown): value is Document {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The name of a BSON class (`ObjectId`, `Long`, …), or undefined for other values. */
export function bsonType(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || isPlainObject(value)) return undefined;
  return (value as { _bsontype?: string })._bsontype;
}

/** An own field, never an inherited one such as `constructor`. */
export function ownField(object: Document, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Copies objects and arrays. BSON values are shared, because they are never mutated. */
export function cloneDeep<T>(value: T): T {
  if (Array.isArray(value)) return value.map(cloneDeep) as T;
  if (!isPlainObject(value)) return value;
  const copied = Object.entries(value).map(([name, item]) => [name, cloneDeep(item)]);
  return Object.fromEntries(copied) as T;
}

/** A number without fraction, which may be a Long; undefined for anything else. */
export function wholeNumber(value: unknown): number | undefined {
  const number = bsonType(value) === 'Long' ? (value as Long).toNumber() : value;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
}

const TYPE_NAMES: Record<string, string> = {
  ObjectId: 'objectId',
  Binary: 'binData',
  Long: 'long',
  Timestamp: 'timestamp',
  BSONRegExp: 'regex',
  Decimal128: 'decimal',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
  Code: 'javascript',
};

/** MongoDB's type name of a value. Whole doubles count as `int`, because decoding doesn't distinguish them. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'double';
  if (typeof value === 'string') return 'string';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  return TYPE_NAMES[bsonType(value) ?? ''] ?? 'object';
}
