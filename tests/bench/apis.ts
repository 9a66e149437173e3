import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JWT_SECRET } from './bookings.ts';
import type { ApiProcess } from './processes/api.ts';
import { type Child, startChild } from './rpc.ts';

/** The server as its own process, on this database; its data folder is gone when it has stopped. */
export async function startApi(databaseUri: string): Promise<Child<ApiProcess>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'preproom-bench-api-'));
  const api = await startChild<ApiProcess>('./processes/api.ts', {
    PORT: '0',
    DATA_DIR: dataDir,
    MONGODB_URI: databaseUri,
    JWT_SECRET,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  return {
    ...api,
    async stop() {
      await api.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
