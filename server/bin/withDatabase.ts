import { DataFolderError, reachEmbeddedDatabase } from '@preproom/embedded/server';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { isDatabaseDown } from '@preproom/models/db/errors';
import { SchemaError } from '@preproom/models/db/upgrades/upgradeSchema';
import { SettingsError } from '@preproom/models/runtime/settings';
import { type Config, loadConfig } from '../src/config/config.ts';

/** A fault that is told to whoever runs a command, without a stack. */
export class CommandError extends Error {}

type Run = (database: Database, config: Config) => Promise<void>;

/**
 * Runs a command of the team on the product's database, which the product may be using at the same time. A `CommandError` and a
 * start that fails print their message without a stack, and end the process with exit code 1.
 */
export async function withDatabase(run: Run): Promise<void> {
  try {
    await runOnDatabase(run, loadConfig(process.env));
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

async function runOnDatabase(run: Run, config: Config): Promise<void> {
  const embedded = config.MONGODB_URI ? null : await reachEmbeddedDatabase(config.DATA_DIR);
  try {
    const database = await openDatabase(config.MONGODB_URI ?? embedded?.uri ?? '');
    await run(database, config).finally(() => database.close());
  } finally {
    await embedded?.stop();
  }
}

/** Throws an error that is not for people. */
function sentenceOf(error: unknown): string {
  const known = [CommandError, SettingsError, SchemaError, DataFolderError];
  if (error instanceof Error && known.some((kind) => error instanceof kind)) return error.message;
  if (isDatabaseDown(error)) return 'The database does not answer. Is it running, and is MONGODB_URI right?';
  throw error;
}
