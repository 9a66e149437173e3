import { runProcess } from '../runtime/runProcess.ts';
import { DataFolderDamagedError, DataFolderInUseError, startEmbeddedDatabase } from './server.ts';

/** `npm run db`: the embedded database alone, for several processes at once. */
await runProcess('database', start, isForPeople);

async function start() {
  const database = await startEmbeddedDatabase({ dataDir: process.env.DATA_DIR || '.data' });
  console.log(`The embedded database is ready. Give other processes:\nMONGODB_URI=${database.uri}`);
  return database;
}

function isForPeople(error: unknown): error is Error {
  return error instanceof DataFolderInUseError || error instanceof DataFolderDamagedError;
}
