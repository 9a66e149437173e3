import type { PageSettings } from '@preproom/models/contract/http/page';
import type { PageRequest, RenderedPage, RenderPage } from '@preproom/models/contract/http/renderedPage';
import { themeOf } from '@preproom/models/contract/http/theme';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Log } from '@preproom/models/runtime/log';
import { findLoginToken } from '@preproom/models/runtime/loginToken';
import { type Request, Router } from 'express';
import type { Config } from '../config/config.ts';
import { languageOf } from '../http/language.ts';
import { siteOrigin } from '../http/siteOrigin.ts';
import { openBuiltClient } from './builtClient.ts';
import { createPageDocument } from './pageDocument.ts';
import { createRenderedPages } from './renderedPages.ts';
import type { VisitorCall } from './visitorCall.ts';

/** In place of a path that cannot be decoded. */
const NOWHERE = '/404';

interface PageDeps {
  clock: Clock;
  visitorCall: VisitorCall;
}

/** Every address that nothing else answers: a page rendered for its visitor, the 404 page, or the empty page that the browser fills. */
export function createPageRouter(config: Config, { clock, visitorCall }: PageDeps): Router {
  const router = Router();
  let pages: ReturnType<typeof openPages> | undefined;
  router.get(/.*/, async (request, response) => {
    // Opened at the first request: with `npm run dev` Vite serves the pages and nothing is built.
    pages ??= openPages(clock).catch((failure) => {
      pages = undefined;
      throw failure;
    });
    const { renderPage, document, linksFor } = await pages;
    const { log } = response.locals;
    const pageRequest = pageRequestOf(request, config, visitorCall, log);
    const rendered = await renderOrNull(renderPage, pageRequest, log);
    const { language, settings } = pageRequest;
    const links = linksFor(rendered?.needs ?? null, language);
    // A page that depends on whether there is a login must not be stored by any cache.
    const isForEverybody = rendered && !settings.hasLogin;
    response
      .status(rendered?.status ?? 200)
      .set('Cache-Control', isForEverybody ? 'no-cache' : 'no-store')
      .vary('Cookie')
      .vary('Accept-Language')
      .type('html')
      .send(document({ language, theme: themeOf(request.headers.cookie), settings, links, rendered }));
  });
  return router;
}

async function openPages(clock: Clock) {
  const { template, renderPage, linksFor } = await openBuiltClient();
  return {
    renderPage: createRenderedPages(renderPage, clock),
    document: createPageDocument(template),
    linksFor,
  };
}

function pageRequestOf(request: Request, config: Config, visitorCall: VisitorCall, log: Log): PageRequest {
  const settings: PageSettings = {
    brandName: config.BRAND_NAME,
    isProduction: config.isProduction,
    hasLogin: findLoginToken(request.headers) !== null,
    contact: config.contact,
    socialProviders: config.OIDC_PROVIDERS.map(({ id, label }) => ({ id, label })),
  };
  const address = isReadable(request.path) ? request.originalUrl : NOWHERE;
  const origin = siteOrigin(request, config);
  const language = languageOf(request);
  return { address, origin, language, settings, call: visitorCall({ language, origin, log }) };
}

/** A page that cannot be rendered here is left to the browser. */
async function renderOrNull(
  renderPage: RenderPage,
  request: PageRequest,
  log: Log,
): Promise<RenderedPage | null> {
  try {
    return await renderPage(request);
  } catch (failure) {
    log.error({ err: failure }, 'page not rendered');
    return null;
  }
}

function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}
