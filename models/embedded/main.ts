import { DataFolderDamagedError, DataFolderInUseError, startEmbeddedDatabase } from './server.ts';

/** `npm run db`: the embedded database alone, for several processes at once. */
try {
  const database = await startEmbeddedDatabase({ dataDir: process.env.DATA_DIR || '.data' });
  console.log(`The embedded database is ready. Give other processes:\nMONGODB_URI=${database.uri}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void database.stop());
} catch (error) {
  if (!(error instanceof DataFolderInUseError || error instanceof DataFolderDamagedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
