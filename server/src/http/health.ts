import type { Database } from '@preproom/models/db/database';
import { Router } from 'express';
import type { StorageState } from './storageState.ts';
import { createThreadPoolProbe } from './threadPool.ts';

export interface HealthDeps {
  database: Database;
  storageState: StorageState;
  isSignallingReady(): boolean;
  checks: { results(): Partial<Record<string, boolean>> };
}

/**
 * `/healthz`: the process is alive. `/readyz`: its database, its thread pool and signalling answer too, and there is room to store. What
 * else was found lately is in `checks`; it changes no status, because pages and rooms work without.
 */
export function createHealthRouter({
  database,
  storageState,
  isSignallingReady,
  checks,
}: HealthDeps): Router {
  const isThreadPoolFree = createThreadPoolProbe();
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ alive: true });
  });
  router.get('/readyz', async (_request, response) => {
    const ping = database.ping().then(
      () => true,
      () => false,
    );
    const [isDatabaseReady, threadPool] = await Promise.all([ping, isThreadPoolFree()]);
    const storage = storageState.hasRoom();
    const parts = { database: isDatabaseReady, storage, threadPool, signalling: isSignallingReady() };
    response
      .status(Object.values(parts).every(Boolean) ? 200 : 503)
      .json({ ...parts, checks: checks.results() });
  });
  return router;
}
