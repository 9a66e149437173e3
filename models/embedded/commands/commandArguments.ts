import { type Document, isPlainObject, typeName } from '../language/documents.ts';
import { CommandError } from '../language/errors.ts';
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

/** Throws for unknown fields of a statement inside a command. */
export function rejectUnknownFields(statement: Document, where: string, known: readonly string[]): void {
  const [unknown] = Object.keys(statement).filter((name) => !known.includes(name));
  if (!unknown) return;
  throw new CommandError('Location40415', `BSON field '${where}.${unknown}' is an unknown field.`);
}
