import type { Document } from '../language/documents.ts';
import { CommandError, errorFields, unsupported } from '../language/errors.ts';
import { administrationCommands } from './administrationCommands.ts';
import { collectionCommands } from './collectionCommands.ts';
import type { Command, CommandDefinition, Engine } from './command.ts';
import { queryCommands } from './queryCommands.ts';
import { writeCommands } from './writeCommands.ts';

const definitions: Readonly<Record<string, CommandDefinition>> = {
  ...queryCommands,
  ...writeCommands,
  ...collectionCommands,
  ...administrationCommands,
};

// Ignored: they concern clusters, sessions or monitoring, and don't change results here.
const COMMON_FIELDS = [
  '$db',
  '$readPreference',
  '$clusterTime',
  'lsid',
  'maxTimeMS',
  'comment',
  'readConcern',
  'writeConcern',
];
const API_FIELDS = ['apiVersion', 'apiStrict', 'apiDeprecationErrors'];

/** Runs one command synchronously. The reply has `ok: 1`, or the error in MongoDB's words. */
export function runCommand(command: Command, engine: Engine): Document {
  try {
    const name = Object.keys(command)[0] ?? '';
    const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
    if (!definition) throw new CommandError('CommandNotFound', `no such command: '${name}'`);
    refuseUnknownFields(name, command, definition);
    return { ...definition.run(command, engine), ok: 1 };
  } catch (error) {
    return { ok: 0, ...errorFields(error) };
  }
}

const READS = new Set([
  ...['find', 'aggregate', 'count', 'distinct'],
  ...['listCollections', 'listDatabases', 'listIndexes'],
]);
// What is stored makes no difference to these, or only what was stored before their turn.
const INDEPENDENT = new Set([
  ...['getMore', 'killCursors', 'saslStart'],
  ...Object.keys(administrationCommands),
]);

/**
 * What becomes of a command when the commit of its turn has failed and memory is as it was: a read runs again, because it may have
 * seen changes that are undone. Everything that may have changed something fails.
 */
export function afterFailedCommit(command: Command): 'runs again' | 'stands' | 'fails' {
  const name = Object.keys(command)[0] ?? '';
  if (READS.has(name)) return 'runs again';
  return INDEPENDENT.has(name) ? 'stands' : 'fails';
}

function refuseUnknownFields(name: string, command: Command, { fields }: CommandDefinition): void {
  if ('txnNumber' in command || 'startTransaction' in command) {
    const problem = 'Transaction numbers are only allowed on a replica set member or mongos';
    throw new CommandError('IllegalOperation', problem);
  }
  if ('collation' in command) throw unsupported('collations');
  const known = new Set([name, ...COMMON_FIELDS, ...API_FIELDS, ...fields]);
  const [unknown] = Object.keys(command).filter((field) => !known.has(field));
  if (unknown && !fields.includes('*')) {
    throw new CommandError('Location40415', `BSON field '${name}.${unknown}' is an unknown field.`);
  }
}
