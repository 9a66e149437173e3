import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, MAX_DOCUMENT_BYTES } from '../language/documents.ts';
import type { CommandDefinition } from './command.ts';

/** The MongoDB version and wire version that this database emulates. */
const VERSION = '7.0.0';
const WIRE_VERSION = 21;

export const MAX_MESSAGE_BYTES = 48_000_000;

const hello: CommandDefinition = {
  fields: ['*'],
  run: (command) => ({
    [command.hello ? 'isWritablePrimary' : 'ismaster']: true,
    helloOk: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
  }),
};

function answering(answer: Document): CommandDefinition {
  return { fields: ['*'], run: () => answer };
}

const buildInfo = answering({
  version: VERSION,
  versionArray: [7, 0, 0, 0],
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
});

/**
 * Not a MongoDB command: writes a consistent copy of all acknowledged data to a file in the data folder and returns its
 * path. The caller moves the file away.
 */
const snapshot: CommandDefinition = {
  fields: [],
  run: (_command, { storage }) => ({ path: storage.snapshot() }),
};

/** Size of the database's file and its write-ahead log, in bytes. */
function databaseBytes(dataDir: string): number {
  const sizes = globSync('database.sqlite*', { cwd: dataDir }).map(
    (file) => statSync(join(dataDir, file), { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Everything is in one file, indexes are in memory: only the sizes on disk are answered. */
const dbStats: CommandDefinition = {
  fields: [],
  run: (_command, { storage }) => {
    const bytes = databaseBytes(storage.dataDir);
    return { storageSize: bytes, indexSize: 0, totalSize: bytes };
  },
};

/** Commands with which drivers query the server, and one that makes a backup. */
export const administrationCommands: Record<string, CommandDefinition> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: answering({}),
  endSessions: answering({}),
  dbStats,
  buildInfo,
  buildinfo: buildInfo,
  connectionStatus: answering({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
  snapshot,
};
