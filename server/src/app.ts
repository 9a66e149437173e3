import { ENDPOINTS } from '@preproom/models/contract/api';
import { API_BASE, type Endpoint } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import { TUNNEL_HEADER } from '@preproom/models/contract/people/users';
import { metricsListener } from '@preproom/models/runtime/metricsListener';
import compression from 'compression';
import cors from 'cors';
import express, { type Express } from 'express';
import { createApiDocsRouter } from './apiDocs/apiDocs.router.ts';
import type { Config } from './config/config.ts';
import type { AppDeps } from './deps.ts';
import { accountHandlers } from './features/accounts/account.handlers.ts';
import { loginHandlers } from './features/accounts/login.handlers.ts';
import { onboardingHandlers } from './features/accounts/onboarding/onboarding.handlers.ts';
import { signUpHandlers } from './features/accounts/signUp.handlers.ts';
import { identityHandlers } from './features/accounts/social/identity.handlers.ts';
import { socialHandlers } from './features/accounts/social/social.handlers.ts';
import { socialLinkHandlers } from './features/accounts/social/socialLink.handlers.ts';
import { affiliateHandlers } from './features/affiliates/affiliate.handlers.ts';
import { createReferralRouter } from './features/affiliates/referrals.ts';
import { blogHandlers } from './features/blogs/blog.handlers.ts';
import { contactHandlers } from './features/contact/contact.handlers.ts';
import { createDemoRouter } from './features/demo/demo.router.ts';
import { feedbackHandlers } from './features/feedback/feedback.handlers.ts';
import { fileHandlers } from './features/files/file.handlers.ts';
import { hqMentorHandlers } from './features/hq/hqMentor.handlers.ts';
import { welcomeHandlers } from './features/hq/welcome.handlers.ts';
import { jobHandlers } from './features/jobs/job.handlers.ts';
import { mailHandlers } from './features/mails/mail.handlers.ts';
import { createOneClickRouter } from './features/mails/switchOff.ts';
import { becomeMentorHandlers } from './features/mentors/becomeMentor.handlers.ts';
import { mentorHandlers } from './features/mentors/mentor.handlers.ts';
import { privacyHandlers } from './features/privacy/privacy.handlers.ts';
import { productHandlers } from './features/products/product.handlers.ts';
import { queryHandlers } from './features/queries/query.handlers.ts';
import { readingHandlers } from './features/readings/reading.handlers.ts';
import { roomHandlers } from './features/rooms/room.handlers.ts';
import { safetyHandlers } from './features/safety/safety.handlers.ts';
import { guardianHandlers } from './features/student/guardian.handlers.ts';
import { studentHandlers } from './features/student/student.handlers.ts';
import { createFileRouter } from './files/file.router.ts';
import { identifyCaller } from './http/caller.ts';
import { errorMiddleware } from './http/errorMiddleware.ts';
import { createHealthRouter } from './http/health.ts';
import { logRequests, nameRoute } from './http/requestLog.ts';
import { createApiRouter, createRunCall, type Handlers, type RunCall } from './http/route.ts';
import { PERMISSIONS_POLICY, securityHeaders } from './http/security.ts';
import { createAssetRouter } from './pages/assetRouter.ts';
import { createPageRouter } from './pages/pageRouter.ts';
import { createSiteFilesRouter } from './pages/siteFiles.ts';
import { createVisitorCall } from './pages/visitorCall.ts';

/** What calls are below. */
const API_BASES = [API_BASE, ...Object.values(ENDPOINTS).flatMap(({ base }: Endpoint) => base ?? [])];
/** A batch of readings is the largest body there is. */
const MAX_BODY = '64kb';

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
  const runCall = createRunCall(config, deps, createHandlers(config, deps));
  app.use(createApi(config, deps, runCall));
  app.use('/api', createApiDocsRouter(config.BRAND_NAME));
  app.use(createOneClickRouter(deps, config.jwtSecret));
  if (!config.isProduction) app.use('/demo', createDemoRouter(config, deps));
  app.use(createReferralRouter(config, deps));
  app.use(createFileRouter(config, deps));
  app.use(createAssetRouter(deps.faceModel));
  app.use(createSiteFilesRouter(config, deps));
  app.use(createPageRouter(config, { ...deps, call: createVisitorCall(app, runCall, deps.log) }));
  app.use(() => {
    throw new AppError('not_found');
  });
  app.use(errorMiddleware(deps.metrics));
  return app;
}

function createHandlers(config: Config, deps: AppDeps): Handlers {
  return {
    ...accountHandlers(config, deps),
    ...socialHandlers(config, deps),
    ...socialLinkHandlers(config, deps),
    ...identityHandlers(config, deps),
    ...onboardingHandlers(config, deps),
    ...signUpHandlers(config, deps),
    ...studentHandlers(deps),
    ...guardianHandlers(config, deps),
    ...loginHandlers(config, deps),
    ...affiliateHandlers(config, deps),
    ...mailHandlers(config, deps),
    ...productHandlers(deps.database),
    ...contactHandlers(deps),
    ...queryHandlers(deps),
    ...blogHandlers(deps.database),
    ...jobHandlers(deps),
    ...roomHandlers(config, deps),
    ...readingHandlers(config, deps),
    ...feedbackHandlers(deps),
    ...safetyHandlers(deps),
    ...fileHandlers(config, deps),
    ...privacyHandlers(config, deps),
    ...becomeMentorHandlers(deps),
    ...mentorHandlers(config, deps),
    ...welcomeHandlers(deps),
    ...hqMentorHandlers(deps),
  };
}

function createApi(config: Config, deps: AppDeps, runCall: RunCall) {
  const api = express.Router();
  api.use(API_BASES, nameRoute(`${API_BASE}/*`));
  api.use(
    API_BASES,
    cors({ origin: config.CORS_ORIGINS, allowedHeaders: ['authorization', 'content-type', TUNNEL_HEADER] }),
  );
  api.use(API_BASES, identifyCaller(config, deps), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  api.use(API_BASES, express.json({ limit: MAX_BODY }));
  api.use(createApiRouter(runCall));
  api.use(API_BASES, () => {
    throw new AppError('not_found');
  });
  return api;
}
