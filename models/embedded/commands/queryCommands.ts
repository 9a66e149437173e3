import type { Document } from '../language/documents.ts';
import { CommandError } from '../language/errors.ts';
import { keyOf } from '../language/keys.ts';
import { compileFilter } from '../language/matcher.ts';
import { valuesAtPath } from '../language/paths.ts';
import { compilePipeline } from '../language/pipeline.ts';
import { compileProjection } from '../language/projection.ts';
import { sortFields } from '../language/sorting.ts';
import type { Command, CommandDefinition, Engine } from './command.ts';
import { checkHint, countField, documentField, documentsField, namespaceOf } from './commandArguments.ts';

/** Commands that read. */
export const queryCommands: Record<string, CommandDefinition> = {
  find: {
    fields: [
      ...['filter', 'sort', 'projection', 'hint', 'skip', 'limit', 'batchSize', 'singleBatch'],
      ...['allowDiskUse', 'noCursorTimeout', 'allowPartialResults'],
    ],
    run: (command, engine) => {
      const found = select(command, engine, 'filter').map(
        compileProjection(documentField(command, 'projection')),
      );
      return { cursor: engine.cursors.open(namespaceOf(command), found, command) };
    },
  },
  getMore: {
    fields: ['collection', 'batchSize'],
    run: (command, { cursors }) => ({ cursor: cursors.next(command.getMore, command.batchSize) }),
  },
  killCursors: {
    fields: ['cursors'],
    run: (command, { cursors }) => {
      const ids = (command.cursors ?? []) as unknown[];
      const killed = ids.filter((id) => cursors.kill(id));
      const notFound = ids.filter((id) => !killed.includes(id));
      return { cursorsKilled: killed, cursorsNotFound: notFound, cursorsAlive: [], cursorsUnknown: [] };
    },
  },
  aggregate: {
    fields: ['pipeline', 'cursor', 'allowDiskUse', 'hint'],
    run: (command, engine) => {
      const cursor = documentField(command, 'cursor');
      return { cursor: engine.cursors.open(namespaceOf(command), aggregate(command, engine), cursor) };
    },
  },
  count: {
    fields: ['query', 'skip', 'limit', 'hint', 'fields'],
    run: (command, engine) => ({ n: select(command, engine, 'query').length }),
  },
  distinct: {
    fields: ['key', 'query', 'hint'],
    run: (command, engine) => {
      const parts = String(command.key).split('.');
      const values = select(command, engine, 'query').flatMap((document) =>
        valuesAtPath(document, parts).flat(1),
      );
      const distinct = new Map(
        values.filter((value) => value !== undefined).map((value) => [keyOf(value), value]),
      );
      return { values: [...distinct.values()] };
    },
  },
};

function select(command: Command, { catalog }: Engine, filterField: string): Document[] {
  const filter = documentField(command, filterField);
  const sort = documentField(command, 'sort');
  const page = { skip: countField(command, 'skip'), limit: countField(command, 'limit') };
  const collection = catalog.find(namespaceOf(command));
  // Checked even if there is no collection to use them on.
  compileFilter(filter);
  sortFields(sort);
  const hint = checkHint(command, collection);
  return collection?.find({ filter, sort, ...page, hint }) ?? [];
}

function aggregate(command: Command, { catalog }: Engine): Document[] {
  const { filter, sort, run } = compilePipeline(documentsField(command, 'pipeline'));
  if (typeof command.aggregate !== 'string')
    throw new CommandError('InvalidNamespace', 'Aggregations over a whole database are not supported');
  const collection = catalog.find(namespaceOf(command));
  const hint = checkHint(command, collection);
  return run(collection?.find({ filter, sort, hint }) ?? []);
}
