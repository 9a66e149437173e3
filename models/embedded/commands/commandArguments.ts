import { bsonType, type Document, isPlainObject, typeName } from '../language/documents.ts';
import { CommandError, unsupported } from '../language/errors.ts';
import { keyOf } from '../language/keys.ts';
import type { Collection } from '../store/collection.ts';
import type { Command } from './command.ts';

/** `preproom.sessions` for `{ find: 'sessions', $db: 'preproom' }`; throws `InvalidNamespace`. */
export function namespaceOf(command: Command): string {
  const collection = Object.values(command)[0];
  if (typeof collection === 'string' && collection !== '') return `${command.$db}.${collection}`;
  throw new CommandError('InvalidNamespace', `collection name has invalid type ${typeName(collection)}`);
}

/** An optional document in a command; null counts as absent. */
export function documentField(command: Document, name: string): Document {
  const value = command[name] ?? {};
  if (isPlainObject(value)) return value;
  throw new CommandError(
    'TypeMismatch',
    `BSON field '${name}' is the wrong type '${typeName(value)}', expected 'object'`,
  );
}

/** A required array of documents. */
export function documentsField(command: Document, name: string): Document[] {
  const value = command[name];
  if (Array.isArray(value) && value.every(isPlainObject)) return value;
  throw new CommandError('TypeMismatch', `BSON field '${name}' must be an array of documents`);
}

/** An optional count of at least 0; may be a Long. */
export function countField(command: Document, name: string): number {
  const value = Number(command[name] ?? 0);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new CommandError(
    'BadValue',
    `BSON field '${name}' value must be >= 0, actual value '${command[name]}'`,
  );
}

/** An optional flag. As in MongoDB, a number other than 0 counts as true. */
export function booleanField(command: Document, name: string, absent = false): boolean {
  const value = command[name];
  if (value === undefined) return absent;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number' || bsonType(value) === 'Long') return Number(value) !== 0;
  throw new CommandError(
    'TypeMismatch',
    `BSON field '${name}' is the wrong type '${typeName(value)}', expected type 'bool'`,
  );
}

/** Name of the index that the hint names; undefined without one. Throws unless it is an index of the collection. */
export function checkHint({ hint }: Document, collection: Collection | undefined): string | undefined {
  if (hint === undefined || !collection) return undefined;
  if (isPlainObject(hint) && Object.hasOwn(hint, '$natural')) throw unsupported('the hint $natural');
  const isEmpty = isPlainObject(hint) && Object.keys(hint).length === 0;
  if (isEmpty) return undefined;
  const named = collection.indexSpecs.find(({ name, key }) =>
    isPlainObject(hint) ? keyOf(hint) === keyOf(key) : hint === name,
  );
  if (!named) throw new CommandError('BadValue', 'hint provided does not correspond to an existing index');
  return named.name;
}

/** Throws for unknown fields of a statement inside a command. */
export function rejectUnknownFields(statement: Document, where: string, known: readonly string[]): void {
  const [unknown] = Object.keys(statement).filter((name) => !known.includes(name));
  if (!unknown) return;
  throw new CommandError('Location40415', `BSON field '${where}.${unknown}' is an unknown field.`);
}
