import { DataFolderError, startEmbeddedDatabase } from './server.ts';

/** `npm run db`: runs the embedded database alone, for several processes. Stops on SIGINT and SIGTERM with exit code 0. */
const starting = startEmbeddedDatabase({ dataDir: process.env.DATA_DIR || '.data' });
// A Ctrl-C in a terminal arrives twice, once through npm. Stopping again does nothing.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
try {
  const { uri } = await starting;
  console.log(`The embedded database is ready. Give other processes:\nMONGODB_URI=${uri}`);
} catch (error) {
  console.error(error instanceof DataFolderError ? error.message : error);
  process.exit(1);
}

async function stop(): Promise<void> {
  const database = await starting;
  await database.stop();
  process.exit(0);
}
