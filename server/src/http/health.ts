import type { Database } from '@preproom/models/db/database';
import { Router } from 'express';
import type { FaceModel } from '../adapters/faceModel.ts';

export interface HealthDeps {
  database: Database;
  faceModel: FaceModel;
  isSignallingReady(): boolean;
}

/** `/healthz`: the process is alive. `/readyz`: its database and signalling answer too; without a face model it is still ready. */
export function createHealthRouter({ database, faceModel, isSignallingReady }: HealthDeps): Router {
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
      .json({ database: isDatabaseReady, signalling, faceModel: faceModel.state().status });
  });
  return router;
}
