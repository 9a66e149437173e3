import type { Binary, BSONRegExp, Long, ObjectId, Timestamp } from 'bson';
import { bsonType, isPlainObject } from './documents.ts';
import { unsupported } from './errors.ts';

// One character per canonical BSON type, in MongoDB's sort order. END is below all of them.
const END = '\u0000';
const TYPE = {
  minKey: '\u0001',
  undefined: '\u0010',
  null: '\u0014',
  number: '\u001e',
  string: '\u003c',
  object: '\u0046',
  array: '\u0050',
  binary: '\u005a',
  objectId: '\u0064',
  boolean: '\u006e',
  date: '\u0078',
  timestamp: '\u0082',
  regexp: '\u008c',
  maxKey: '\u00f0',
};

/**
 * Encodes a BSON value as a string, such that strings compare as MongoDB compares values: across types, numbers by value
 * whatever their type, documents by field order. No key is a prefix of another, so keys can be concatenated. Throws
 * `CommandNotSupported` for Decimal128, DBRef and code, which this database only stores.
 */
export function keyOf(value: unknown): string {
  if (typeof value === 'string') return TYPE.string + textKey(value);
  if (typeof value === 'number') return TYPE.number + numberKey(value) + remainderKey(0n);
  if (value === undefined) return TYPE.undefined;
  if (value === null) return TYPE.null;
  if (typeof value === 'boolean') return TYPE.boolean + (value ? '\u0002' : '\u0001');
  if (value instanceof Date) return TYPE.date + numberKey(value.getTime());
  if (Array.isArray(value)) return TYPE.array + value.map((item) => keyOf(item ?? null)).join('') + END;
  if (isPlainObject(value)) return TYPE.object + Object.entries(value).map(fieldKey).join('') + END;
  return bsonKey(value);
}

/** Inverts a key's sort order. */
export function invertKey(key: string): string {
  let inverted = '';
  for (let i = 0; i < key.length; i++) inverted += String.fromCharCode(0xffff - key.charCodeAt(i));
  return inverted;
}

/** The type part of a key. It is equal for values that MongoDB's `$gt` and `$lt` compare with each other. */
export function typeOfKey(key: string): string {
  return key.charAt(0);
}

export function compareKeys(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

// MongoDB compares a field's type, then its name, then its value.
function fieldKey([name, value]: [string, unknown]): string {
  const key = keyOf(value);
  return key.charAt(0) + textKey(name) + key.slice(1);
}

// Surrogates move above U+E000…U+FFFF because MongoDB orders by UTF-8, that is by code point; the lowest two
// characters are escaped so that END cannot occur inside.
function textKey(text: string): string {
  const ordered = /[\ud800-\uffff]/.test(text) ? text.replace(/[\ud800-\uffff]/g, moveSurrogate) : text;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that need the escape
  const escaped = /[\u0000\u0001]/.test(ordered) ? ordered.replace(/[\u0000\u0001]/g, escapeLow) : ordered;
  return escaped + END;
}

function moveSurrogate(character: string): string {
  const code = character.charCodeAt(0);
  return String.fromCharCode(code >= 0xe000 ? code - 0x800 : code + 0x2000);
}

function escapeLow(character: string): string {
  return character === '\u0000' ? '\u0001\u0001' : '\u0001\u0002';
}

const double = new DataView(new ArrayBuffer(8));

// The bits of a double, flipped so that they sort as unsigned numbers. NaN sorts first.
function numberKey(number: number): string {
  if (Number.isNaN(number)) return '\u0000\u0000\u0000\u0000';
  double.setFloat64(0, number + 0 === 0 ? 0 : number);
  const flip = double.getUint16(0) & 0x8000 ? 0xffff : 0;
  return String.fromCharCode(
    double.getUint16(0) ^ (flip || 0x8000),
    double.getUint16(2) ^ flip,
    double.getUint16(4) ^ flip,
    double.getUint16(6) ^ flip,
  );
}

// The difference between a 64-bit integer and its nearest double; within ±1024.
function remainderKey(remainder: bigint): string {
  return String.fromCharCode(0x8000 + Number(remainder));
}

function longKey(long: Long): string {
  const nearest = long.toNumber();
  return TYPE.number + numberKey(nearest) + remainderKey(long.toBigInt() - BigInt(nearest));
}

function binaryKey(binary: Binary): string {
  const bytes = Buffer.from(binary.buffer.buffer, binary.buffer.byteOffset, binary.position);
  const length = String.fromCharCode(bytes.length >>> 16, bytes.length & 0xffff);
  return TYPE.binary + length + String.fromCharCode(binary.sub_type) + bytes.toString('latin1');
}

function timestampKey({ t, i }: Timestamp): string {
  return TYPE.timestamp + String.fromCharCode(t >>> 16, t & 0xffff, i >>> 16, i & 0xffff);
}

const bsonKeys: Record<string, (value: never) => string> = {
  ObjectId: (id: ObjectId) => TYPE.objectId + id.toHexString(),
  Long: longKey,
  Binary: binaryKey,
  Timestamp: timestampKey,
  BSONRegExp: (regexp: BSONRegExp) => TYPE.regexp + textKey(regexp.pattern) + textKey(regexp.options),
  MinKey: () => TYPE.minKey,
  MaxKey: () => TYPE.maxKey,
};

function bsonKey(value: unknown): string {
  const type = bsonType(value);
  const toKey = bsonKeys[type ?? ''];
  if (!toKey) throw unsupported(`comparing values of type ${type ?? typeof value}`);
  return toKey(value as never);
}
