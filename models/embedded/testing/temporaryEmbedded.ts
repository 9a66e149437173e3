import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, type EmbeddedDatabaseOptions, startEmbeddedDatabase } from '../server.ts';
import type { TemporaryDatabase } from './testServer.ts';

/** An embedded database in a temporary folder, regardless of TEST_MONGODB_URI. It can be stopped and restarted. */
export interface TemporaryEmbedded extends TemporaryDatabase {
  readonly dataDir: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function startTemporaryEmbedded(
  options: Omit<EmbeddedDatabaseOptions, 'dataDir'> = {},
): Promise<TemporaryEmbedded> {
  const dataDir = makeTemporaryFolder();
  let database: EmbeddedDatabase = await startEmbeddedDatabase({ dataDir, ...options });
  return {
    dataDir,
    get uri() {
      return database.uri;
    },
    stop: () => database.stop(),
    async start() {
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
