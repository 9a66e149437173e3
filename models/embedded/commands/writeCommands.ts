import type { Document } from '../language/documents.ts';
import { CommandError, errorFields, unsupported } from '../language/errors.ts';
import { compileFilter } from '../language/matcher.ts';
import { compileProjection } from '../language/projection.ts';
import { compileUpdate, isReplacement } from '../language/updater.ts';
import type { Collection } from '../store/collection.ts';
import type { Command, CommandDefinition, Engine } from './command.ts';
import {
  booleanField,
  checkHint,
  countField,
  documentField,
  documentsField,
  namespaceOf,
  rejectUnknownFields,
} from './commandArguments.ts';

const COMMON = ['ordered', 'bypassDocumentValidation'];

/** Commands that change documents. */
export const writeCommands: Record<string, CommandDefinition> = {
  insert: {
    fields: ['documents', ...COMMON],
    run: (command, { catalog }) => {
      const statements = documentsField(command, 'documents');
      const collection = catalog.open(namespaceOf(command));
      const { done, writeErrors } = runEach(command, statements, (document) => collection.insert(document));
      return { n: done.length, ...writeErrors };
    },
  },
  update: { fields: ['updates', ...COMMON], run: runUpdates },
  delete: {
    fields: ['deletes', ...COMMON],
    run: (command, { catalog }) => {
      const statements = documentsField(command, 'deletes');
      for (const statement of statements)
        refuseStatement(statement, 'delete.deletes', ['q', 'limit', 'hint']);
      const collection = catalog.find(namespaceOf(command));
      const { done, writeErrors } = runEach(command, statements, (statement) =>
        remove(collection, statement),
      );
      return { n: sum(done), ...writeErrors };
    },
  },
  findAndModify: {
    fields: [
      'query',
      'sort',
      'remove',
      'update',
      'new',
      'fields',
      'upsert',
      'arrayFilters',
      'hint',
      ...COMMON,
    ],
    run: findAndModify,
  },
};

// Statements run in order; an ordered batch ends at its first error.
function runEach<T>(
  command: Command,
  statements: Document[],
  run: (statement: Document, index: number) => T,
) {
  const done: T[] = [];
  const errors: Document[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      done.push(run(statement, index));
    } catch (error) {
      errors.push({ index, ...errorFields(error) });
      if (booleanField(command, 'ordered', true)) break;
    }
  }
  return { done, writeErrors: errors.length > 0 ? { writeErrors: errors } : {} };
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function refuseStatement(statement: Document, where: string, known: string[]): void {
  if ('collation' in statement) throw unsupported('collations');
  refuseArrayFilters(statement);
  rejectUnknownFields(statement, where, known);
}

function refuseArrayFilters(statement: Document): void {
  if ('arrayFilters' in statement) throw unsupported('array filters');
}

function runUpdates(command: Command, { catalog }: Engine): Document {
  const statements = documentsField(command, 'updates');
  const known = ['q', 'u', 'multi', 'upsert', 'hint'];
  for (const statement of statements) refuseStatement(statement, 'update.updates', known);
  const namespace = namespaceOf(command);
  const upserted: Document[] = [];
  const { done, writeErrors } = runEach(command, statements, (statement, index) => {
    const result = update(catalog, namespace, statement);
    if (result.upserted) upserted.push({ index, _id: result.upserted._id });
    return result;
  });
  return {
    n: sum(done.map(({ matched }) => matched)) + upserted.length,
    nModified: sum(done.map(({ modified }) => modified)),
    ...(upserted.length > 0 ? { upserted } : {}),
    ...writeErrors,
  };
}

interface Updated {
  readonly matched: number;
  readonly modified: number;
  readonly upserted?: Document;
}

function update(catalog: Engine['catalog'], namespace: string, statement: Document): Updated {
  const { u } = statement;
  const multi = booleanField(statement, 'multi');
  const upsert = booleanField(statement, 'upsert');
  const filter = documentField(statement, 'q');
  if (multi && isReplacement(u)) {
    throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
  }
  const updater = compileUpdate(u, filter);
  compileFilter(filter);
  checkHint(statement, catalog.find(namespace));
  const collection = upsert ? catalog.open(namespace) : catalog.find(namespace);
  const matched = collection?.find({ filter, limit: multi ? 0 : 1 }) ?? [];
  const modified = matched.filter((document) =>
    collection?.replace(document, updater.apply(document)),
  ).length;
  if (matched.length > 0 || !upsert || !collection) return { matched: matched.length, modified };
  return { matched: 0, modified: 0, upserted: collection.insert(updater.makeUpsert()) };
}

function remove(collection: Collection | undefined, statement: Document): number {
  const filter = documentField(statement, 'q');
  compileFilter(filter);
  checkHint(statement, collection);
  const limit = countField(statement, 'limit');
  if (limit > 1) {
    const problem = `The limit field in delete objects must be 0 or 1. Got ${limit}`;
    throw new CommandError('FailedToParse', problem);
  }
  const found = collection?.find({ filter, limit }) ?? [];
  for (const document of found) collection?.remove(document);
  return found.length;
}

function findAndModify(command: Command, { catalog }: Engine): Document {
  const namespace = namespaceOf(command);
  const upsert = booleanField(command, 'upsert');
  const isNew = booleanField(command, 'new');
  refuseArrayFilters(command);
  if (booleanField(command, 'remove') && (command.update !== undefined || upsert || isNew)) {
    throw new CommandError('FailedToParse', 'Cannot specify update, upsert or new together with remove');
  }
  checkHint(command, catalog.find(namespace));
  compileFilter(documentField(command, 'query'));
  const collection = upsert ? catalog.open(namespace) : catalog.find(namespace);
  const project = compileProjection(documentField(command, 'fields'));
  const filter = documentField(command, 'query');
  const [before] = collection?.find({ filter, sort: documentField(command, 'sort'), limit: 1 }) ?? [];
  if (booleanField(command, 'remove')) {
    if (before) collection?.remove(before);
    return { lastErrorObject: { n: before ? 1 : 0 }, value: before ? project(before) : null };
  }
  const updater = compileUpdate(command.update, filter);
  const shown = (document: Document | undefined) => (document ? project(document) : null);
  if (before) {
    const after = updater.apply(before);
    collection?.replace(before, after);
    const value = shown(isNew ? after : before);
    return { lastErrorObject: { n: 1, updatedExisting: true }, value };
  }
  if (!upsert) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
  const upserted = collection?.insert(updater.makeUpsert());
  const lastErrorObject = { n: 1, updatedExisting: false, upserted: upserted?._id };
  return { lastErrorObject, value: shown(isNew ? upserted : undefined) };
}
