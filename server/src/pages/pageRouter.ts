import { AppError } from '@preproom/models/contract/http/errors';
import type { PageSettings } from '@preproom/models/contract/http/page';
import { themeOf } from '@preproom/models/contract/http/theme';
import { findLoginToken } from '@preproom/models/runtime/loginToken';
import { type Request, type RequestHandler, Router } from 'express';
import type { Config } from '../config/config.ts';
import { languageOf } from '../http/language.ts';
import { networkOf } from '../http/network.ts';
import { siteOrigin } from '../http/siteOrigin.ts';
import { sendWhole } from '../publicAnswers/wholeAnswer.ts';
import { type BuiltClient, openBuiltClient } from './builtClient.ts';
import { createPages, type PageDeps } from './pages.ts';
import type { RequestedPage } from './rendering.ts';
import { tooManyPages } from './tooManyPages.ts';
import type { VisitorCall } from './visitorCall.ts';

interface PageRouterDeps extends PageDeps {
  /** Throws `too_many_requests`. */
  countPage(request: Request): Promise<void>;
  visitorCall: VisitorCall;
}

/** Every address that nothing else answers: a page rendered for its visitor, the 404 page, or the empty page that the browser fills. */
export function createPageRouter(config: Config, deps: PageRouterDeps): Router {
  const router = Router();
  let opened: Promise<OpenPages> | undefined;
  router.get(/.*/, countPages(deps.countPage), async (request, response) => {
    // Opened at the first request: with `npm run dev` Vite serves the pages and nothing is built.
    opened ??= openPages(deps).catch((failure) => {
      opened = undefined;
      throw failure;
    });
    const { findPage, pages } = await opened;
    const asked = askedPage(request, config, { findPage, ...deps, log: response.locals.log });
    response.locals.route = asked.route;
    const page = await pages({ ...asked.page, network: networkOf(request.ip) });
    response.vary('Cookie').vary('Accept-Language');
    sendWhole(page.inTheme(themeOf(request.headers.cookie)), request, response);
  });
  return router;
}

interface OpenPages extends Pick<BuiltClient, 'findPage'> {
  pages: ReturnType<typeof createPages>;
}

async function openPages(deps: PageDeps): Promise<OpenPages> {
  const client = await openBuiltClient();
  return { findPage: client.findPage, pages: createPages(client, deps) };
}

/** A person is told in a page, not in JSON. */
function countPages(countPage: PageRouterDeps['countPage']): RequestHandler {
  return async (request, response, next) => {
    try {
      await countPage(request);
    } catch (refusal) {
      if (!(refusal instanceof AppError && refusal.code === 'too_many_requests')) throw refusal;
      response
        .status(429)
        .set({ 'Retry-After': String(refusal.retryAfterSeconds), 'Cache-Control': 'no-store' })
        .type('html')
        .send(tooManyPages(languageOf(request)));
      return;
    }
    next();
  };
}

function askedPage(
  request: Request,
  config: Config,
  {
    findPage,
    visitorCall,
    log,
  }: Pick<BuiltClient, 'findPage'> & { visitorCall: VisitorCall } & Pick<RequestedPage, 'log'>,
): { route: string; page: Omit<RequestedPage, 'network'> } {
  const settings: PageSettings = {
    brandName: config.BRAND_NAME,
    isProduction: config.isProduction,
    hasLogin: findLoginToken(request.headers) !== null,
    contact: config.contact,
    seller: config.sellerOnPages,
    addressLogDays: config.ADDRESS_LOG_DAYS ?? null,
    socialProviders: config.OIDC_PROVIDERS.map(({ id, label }) => ({ id, label })),
  };
  const origin = siteOrigin(request, config);
  const language = languageOf(request);
  const found = findPage({ address: request.originalUrl, origin, settings });
  const call = visitorCall({ language, origin, log });
  const page = { found, log, call, request: { address: found.address, origin, language, settings } };
  return { route: found.route, page };
}
