import { API_BASE } from '@preproom/models/contract/endpoint';
import { AppError } from '@preproom/models/contract/errors';
import type { RoomClosedReason } from '@preproom/models/contract/signalling';
import { TUNNEL_HEADER } from '@preproom/models/contract/users';
import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import { takeTry } from '@preproom/models/runtime/limits';
import type { Log } from '@preproom/models/runtime/log';
import type { Metrics } from '@preproom/models/runtime/metrics';
import { metricsListener } from '@preproom/models/runtime/metricsListener';
import type { Redis } from '@preproom/models/runtime/redis';
import compression from 'compression';
import cors from 'cors';
import express, { type Express } from 'express';
import type { FaceModel } from './adapters/faceModel.ts';
import { createApiDocsRouter } from './apiDocs/apiDocs.router.ts';
import type { Config } from './config.ts';
import { accountHandlers } from './features/accounts/account.handlers.ts';
import { createDemoRouter } from './features/demo/demo.router.ts';
import { feedbackHandlers } from './features/feedback/feedback.handlers.ts';
import { productHandlers } from './features/products/product.handlers.ts';
import { readingHandlers } from './features/readings/reading.handlers.ts';
import { roomHandlers } from './features/rooms/room.handlers.ts';
import { safetyHandlers } from './features/safety/safety.handlers.ts';
import { errorMiddleware } from './http/errorMiddleware.ts';
import { createHealthRouter } from './http/health.ts';
import { createApiLimiter } from './http/limits.ts';
import { createPageRouter } from './http/pages.ts';
import { logRequests, nameRoute } from './http/requestLog.ts';
import { createApiRouter, type Handlers } from './http/route.ts';
import { PERMISSIONS_POLICY, securityHeaders } from './http/security.ts';

/** A batch of readings is the largest body there is. */
const MAX_BODY = '64kb';

export interface AppDeps {
  database: Database;
  log: Log;
  metrics: Metrics;
  clock: Clock;
  /** Where several processes meet; null when this one serves alone. */
  redis: Redis | null;
  faceModel: FaceModel;
  /** Cuts the live sockets of a login that has ended. */
  endLogin(loginId: string): void;
  /** Puts out whoever is in this room, and tells them why. */
  closeRoom(roomid: string, reason: RoomClosedReason): void;
  isSignallingReady(): boolean;
}

/** The API and the client's files as one Express app that does not listen. */
export function createApp(config: Config, deps: AppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  // The client's address comes from the reverse proxy, which stands on a private network.
  app.set('trust proxy', 'loopback, linklocal, uniquelocal');
  app.use(securityHeaders(config.isProduction));
  app.use((_request, response, next) => {
    response.set('Permissions-Policy', PERMISSIONS_POLICY);
    next();
  });
  // Before the log: what machines ask every few seconds would drown the rest.
  app.use(createHealthRouter(deps));
  app.get('/metrics', metricsListener(deps.metrics, config.METRICS_TOKEN));
  app.use(logRequests(deps), compression());
  app.use(API_BASE, createApi(config, deps));
  app.use('/api', createApiDocsRouter(config.BRAND_NAME));
  if (!config.isProduction) app.use('/demo', createDemoRouter(config, deps));
  app.use(createPageRouter(config, deps.faceModel));
  app.use(errorMiddleware(deps.metrics));
  return app;
}

function createApi(config: Config, deps: AppDeps) {
  const limiter = createApiLimiter(deps.redis);
  const handlers: Handlers = {
    ...accountHandlers(config, deps),
    ...productHandlers(deps.database),
    ...roomHandlers(config, deps),
    ...readingHandlers(config, deps),
    ...feedbackHandlers(deps),
    ...safetyHandlers(deps),
  };
  const api = express.Router();
  api.use(nameRoute(`${API_BASE}/*`));
  api.use(
    cors({ origin: config.CORS_ORIGINS, allowedHeaders: ['authorization', 'content-type', TUNNEL_HEADER] }),
  );
  api.use(async (request, response, next) => {
    await takeTry(limiter, request.ip ?? '');
    response.set('Cache-Control', 'no-store');
    next();
  });
  api.use(express.json({ limit: MAX_BODY }));
  api.use(createApiRouter(config, deps, handlers));
  api.use(() => {
    throw new AppError('not_found');
  });
  return api;
}
