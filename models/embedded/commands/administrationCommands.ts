import { type Document, MAX_DOCUMENT_BYTES } from '../language/documents.ts';
import type { CommandDefinition } from './command.ts';

/** MongoDB's version and wire protocol whose behaviour this database answers with. */
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
 * Ours, not MongoDB's: writes all that is stored into a file in the data folder, and answers its path. Whoever asked takes the
 * file away. Every write that was acknowledged before is in it, and none in parts.
 */
const snapshot: CommandDefinition = {
  fields: [],
  run: (_command, { storage }) => ({ path: storage.snapshot() }),
};

/** Commands by which drivers get to know the server, and one to back it up. */
export const administrationCommands: Record<string, CommandDefinition> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: answering({}),
  endSessions: answering({}),
  buildInfo,
  buildinfo: buildInfo,
  connectionStatus: answering({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
  snapshot,
  hostInfo: answering({ system: {}, os: {}, extra: {} }),
};
