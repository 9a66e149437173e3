import { reachEmbeddedDatabase } from '@preproom/embedded/server';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { type Config, loadConfig } from '../src/config/config.ts';

/** A fault that is told to whoever runs a command, without a stack. */
export class CommandError extends Error {}

/**
 * Runs a command of the team on the product's database, which the product may be using at the same time. The message of a
 * `CommandError` is printed without a stack.
 */
export async function withDatabase(
  run: (database: Database, config: Config) => Promise<void>,
): Promise<void> {
  const config = loadConfig(process.env);
  const embedded = config.MONGODB_URI ? null : await reachEmbeddedDatabase(config.DATA_DIR);
  try {
    const database = await openDatabase(config.MONGODB_URI ?? embedded?.uri ?? '');
    await run(database, config).finally(() => database.close());
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await embedded?.stop();
  }
}
