import type { Database } from '@preproom/models/db/database';
import { Router } from 'express';

export interface HealthDeps {
  database: Database;
  isSignallingReady(): boolean;
}

/** `/healthz`: the process is alive. `/readyz`: its database and signalling answer too. */
export function createHealthRouter({ database, isSignallingReady }: HealthDeps): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ alive: true });
  });
  router.get('/readyz', async (_request, response) => {
    const isDatabaseReady = await database.ping().then(
      () => true,
      () => false,
    );
    const signalling = isSignallingReady();
    response
      .status(isDatabaseReady && signalling ? 200 : 503)
      .json({ database: isDatabaseReady, signalling });
  });
  return router;
}
