import type { DrawnPage, DrawPage, PageRequest } from '@preproom/models/contract/http/drawnPage';
import type { PageSettings } from '@preproom/models/contract/http/page';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Log } from '@preproom/models/runtime/log';
import { findLoginToken } from '@preproom/models/runtime/loginToken';
import { type Request, Router } from 'express';
import type { Config } from '../config/config.ts';
import { languageOf } from '../http/language.ts';
import { siteOrigin } from '../http/siteOrigin.ts';
import { openBuiltClient } from './builtClient.ts';
import { createDrawnPages } from './drawnPages.ts';
import { createPageDocument } from './pageDocument.ts';
import type { VisitorCall } from './visitorCall.ts';

/** In place of a path that cannot be decoded. */
const NOWHERE = '/404';

interface PageDeps {
  clock: Clock;
  visitorCall: VisitorCall;
}

/** Every address that nothing else answers: a page drawn for its visitor, the 404 page, or the empty page that the browser fills. */
export function createPageRouter(config: Config, { clock, visitorCall }: PageDeps): Router {
  const router = Router();
  let pages: ReturnType<typeof openPages> | undefined;
  router.get(/.*/, async (request, response) => {
    // Opened at the first request: with `npm run dev` Vite serves the pages and nothing is built.
    pages ??= openPages(clock).catch((failure) => {
      pages = undefined;
      throw failure;
    });
    const { drawPage, document, linksFor } = await pages;
    const { log } = response.locals;
    const pageRequest = pageRequestOf(request, config, visitorCall, log);
    const drawn = await drawOrLeave(drawPage, pageRequest, log);
    const { language, settings } = pageRequest;
    const links = linksFor(drawn?.needs ?? null, language);
    // What depends on a login, if only on there being one, no cache may keep.
    const isForEverybody = drawn && !settings.hasLogin;
    response
      .status(drawn?.status ?? 200)
      .set('Cache-Control', isForEverybody ? 'no-cache' : 'no-store')
      .vary('Cookie')
      .vary('Accept-Language')
      .type('html')
      .send(document({ language, settings, links, drawn }));
  });
  return router;
}

async function openPages(clock: Clock) {
  const { template, drawPage, linksFor } = await openBuiltClient();
  return { drawPage: createDrawnPages(drawPage, clock), document: createPageDocument(template), linksFor };
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

/** A page that cannot be drawn here is left to the browser. */
async function drawOrLeave(drawPage: DrawPage, request: PageRequest, log: Log): Promise<DrawnPage | null> {
  try {
    return await drawPage(request);
  } catch (failure) {
    log.error({ err: failure }, 'page not drawn');
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
