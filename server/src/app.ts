import { CODE_BROWSER_HEADER } from '@preproom/models/contract/accounts/codes';
import { PERSON_HEADER, TUNNEL_HEADER } from '@preproom/models/contract/accounts/users';
import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { API_BASE, type Endpoint } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import { MAIL_OFF_PATH } from '@preproom/models/contract/notifications/mail';
import { REFERRAL_PATH } from '@preproom/models/contract/referrals/paths';
import { metricsListener } from '@preproom/models/runtime/metricsListener';
import compression from 'compression';
import cors from 'cors';
import express, { type Express, type Router } from 'express';
import { createApiDocsRouter } from './apiDocs/apiDocs.router.ts';
import { createHandlers, createRawRouters, createRouters, POLICIES } from './composition.ts';
import type { AppDeps } from './deps.ts';
import { createRequestCount, identifyCaller, LINKS, PAGES, PUBLIC_CALLS } from './http/caller.ts';
import { createCspReportRouter } from './http/cspReports.ts';
import { errorMiddleware } from './http/errorMiddleware.ts';
import { createHealthRouter } from './http/health.ts';
import { inTurns } from './http/inTurns.ts';
import { refuseForeignHosts } from './http/origin.ts';
import { oneOfEachConnection } from './http/pipelining.ts';
import { readBody } from './http/readBody.ts';
import { logRequests, nameRoute } from './http/requestLog.ts';
import { createApiRouter, createRunCall, type RunCall } from './http/route.ts';
import { PERMISSIONS_POLICY, REPORTING_ENDPOINTS, securityHeaders } from './http/security.ts';
import { createStorageState } from './http/storageState.ts';
import { createAssetRouter } from './pages/assetRouter.ts';
import { createPageRouter } from './pages/pageRouter.ts';
import { createRunnerFrameRouter } from './pages/runner/runnerFrame.ts';
import { createSiteFilesRouter } from './pages/siteFiles.ts';
import { createVisitorCall } from './pages/visitorCall.ts';
import { createPublicAnswers } from './publicAnswers/publicAnswers.ts';
import { createPublicCallRouter } from './publicAnswers/publicCalls.ts';
import { isStorable } from './publicAnswers/wholeAnswer.ts';

/** What calls are below. */
const API_BASES = [API_BASE, ...Object.values(ENDPOINTS).flatMap(({ base }: Endpoint) => base ?? [])];
/** Each request below them reads from the database, with no call of the API. */
const LINK_BASES = ['/files', '/calendar', REFERRAL_PATH, MAIL_OFF_PATH];
/** The calls that `createPublicCallRouter` has no route for. */
const NOT_PUBLIC = (Object.keys(POLICIES) as EndpointName[]).filter((name) => !POLICIES[name].madeOf);

/** The API and the client's files as one Express app that does not listen. */
export function createApp(deps: AppDeps): Express {
  const { config } = deps;
  const app = express();
  const storageState = createStorageState(deps.clock);
  app.disable('x-powered-by');
  // Whoever else sends X-Forwarded-For could give each request a network of its own, and get round the limits.
  app.set('trust proxy', config.TRUSTED_PROXIES);
  app.use(oneOfEachConnection());
  app.use(securityHeaders(config.isProduction, config.payments.provider === 'razorpay'));
  app.use((_request, response, next) => {
    response.set('Permissions-Policy', PERMISSIONS_POLICY);
    response.set('Reporting-Endpoints', REPORTING_ENDPOINTS);
    next();
  });
  // Before request logging: health checks and metrics come every few seconds and would fill the log.
  app.use(createHealthRouter({ ...deps, storageState }));
  app.get('/metrics', metricsListener(deps.metrics, config.METRICS_TOKEN));
  app.use(deps.proxies.listen, logRequests(deps), inTurns(), refuseForeignHosts(config), compression());
  app.use(createCspReportRouter(deps.limiter));
  const handlers = createHandlers(deps);
  const runCall = createRunCall({ ...deps, policies: POLICIES, handlers });
  const answers = createPublicAnswers(deps, isStorable);
  for (const router of createRawRouters(deps)) app.use(router);
  const countCall = createRequestCount(deps, PUBLIC_CALLS);
  const publicCalls = createPublicCallRouter({ policies: POLICIES, handlers, answers, countCall });
  app.use(createApi(deps, publicCalls, runCall));
  app.use('/api', createApiDocsRouter(config.BRAND_NAME, POLICIES));
  const countLink = createRequestCount(deps, LINKS);
  app.use(LINK_BASES, async (request, _response, next) => {
    await countLink(request);
    next();
  });
  for (const router of createRouters(deps)) app.use(router);
  app.use(createAssetRouter(deps.faceModel));
  app.use(createRunnerFrameRouter());
  app.use(createSiteFilesRouter(config, { ...deps, answers }));
  const countPage = createRequestCount(deps, PAGES);
  app.use(createPageRouter(config, { ...deps, countPage, visitorCall: createVisitorCall(runCall) }));
  app.use(() => {
    throw new AppError('not_found');
  });
  app.use(errorMiddleware(deps.metrics, storageState));
  return app;
}

function createApi(deps: AppDeps, publicCalls: Router, runCall: RunCall) {
  const api = express.Router();
  api.use(API_BASES, nameRoute(`${API_BASE}/*`), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  api.use(
    API_BASES,
    cors({
      origin: deps.config.CORS_ORIGINS,
      allowedHeaders: ['authorization', 'content-type', TUNNEL_HEADER, PERSON_HEADER, CODE_BROWSER_HEADER],
    }),
  );
  // Before the login is looked up, which would read from the database.
  api.use(publicCalls);
  api.use(API_BASES, identifyCaller(deps, readBody()));
  api.use(createApiRouter(deps.config, runCall, NOT_PUBLIC));
  api.use(API_BASES, () => {
    throw new AppError('not_found');
  });
  return api;
}
