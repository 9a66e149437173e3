import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, type EmbeddedDatabaseOptions, startEmbeddedDatabase } from '../server.ts';

/** A database in a folder of its own, which goes away with it. */
export interface TemporaryDatabase {
  readonly dataDir: string;
  readonly uri: string;
  restart(): Promise<void>;
  remove(): Promise<void>;
}

export async function startTemporaryDatabase(
  options: Omit<EmbeddedDatabaseOptions, 'dataDir'> = {},
): Promise<TemporaryDatabase> {
  const dataDir = makeTemporaryFolder();
  let database: EmbeddedDatabase = await startEmbeddedDatabase({ dataDir, ...options });
  return {
    dataDir,
    get uri() {
      return database.uri;
    },
    async restart() {
      await database.stop();
      database = await startEmbeddedDatabase({ dataDir, ...options });
    },
    async remove() {
      await database.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export function makeTemporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'embedded-'));
}
