import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkDataFolder, salvageDataFolder } from './recovery.ts';
import { DataFolderError, startEmbeddedDatabase } from './server.ts';

/**
 * `npm run db`: runs the embedded database alone, for several processes. Stops on SIGINT and SIGTERM with exit code 0. With
 * `--check` or `--salvage FOLDER` it examines the data folder instead, and ends with exit code 1 if something is wrong with it.
 */
const dataDir = resolve(process.env.DATA_DIR || '.data');
try {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, salvage: { type: 'string' } } });
  if (values.check) check();
  else if (values.salvage !== undefined) salvage(resolve(values.salvage));
  else await serve();
} catch (error) {
  console.error(isForPeople(error) ? error.message : error);
  process.exit(1);
}

async function serve(): Promise<void> {
  const starting = startEmbeddedDatabase({ dataDir });
  const stop = async () => {
    await (await starting).stop();
    process.exit(0);
  };
  // A Ctrl-C in a terminal arrives twice, once through npm. Stopping again does nothing.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  const { uri } = await starting;
  console.log(`The embedded database is ready. Give other processes:\nMONGODB_URI=${uri}`);
}

function check(): void {
  const problems = checkDataFolder(dataDir);
  if (problems.length === 0) {
    console.log(`The database in ${dataDir} is sound: every document is as it was stored.`);
    return;
  }
  console.log([`The database in ${dataDir} is damaged:`, ...problems].join('\n  '));
  console.log(
    'Restore a backup with  npm run restore FOLDER  or copy what is left with  npm run db -- --salvage FOLDER',
  );
  process.exitCode = 1;
}

function salvage(target: string): void {
  const { documents, lost } = salvageDataFolder(dataDir, target);
  console.log(
    `Copied ${documents} documents to the database in ${target}. Other files of ${dataDir} are not copied.`,
  );
  if (lost.length === 0) return;
  console.log([`Not brought back (${lost.length}):`, ...lost].join('\n  '));
  process.exitCode = 1;
}

function isForPeople(error: unknown): error is Error {
  const isWrongArgument =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isWrongArgument || error instanceof DataFolderError;
}
