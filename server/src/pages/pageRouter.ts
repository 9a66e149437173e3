import type { PageSettings } from '@preproom/models/contract/http/page';
import type { PageRequest } from '@preproom/models/contract/http/renderedPage';
import { type Theme, themeOf } from '@preproom/models/contract/http/theme';
import { PUBLIC_COLLECTIONS } from '@preproom/models/db/announceWrites';
import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Log } from '@preproom/models/runtime/log';
import { findLoginToken } from '@preproom/models/runtime/loginToken';
import { type Request, Router } from 'express';
import type { Config } from '../config/config.ts';
import { languageOf } from '../http/language.ts';
import { siteOrigin } from '../http/siteOrigin.ts';
import type { PublicAnswers } from '../publicAnswers/publicAnswers.ts';
import { sendWhole, type WholeAnswer, wholeAnswer } from '../publicAnswers/wholeAnswer.ts';
import { openBuiltClient } from './builtClient.ts';
import { createPageDocument } from './pageDocument.ts';
import { createRender, renderingKey } from './rendering.ts';
import type { VisitorCall } from './visitorCall.ts';

/** In place of a path that cannot be decoded. */
const NOWHERE = '/404';

interface PageDeps {
  database: Database;
  clock: Clock;
  answers: PublicAnswers<WholeAnswer>;
  visitorCall: VisitorCall;
}

/** Makes the page of a request, as far as the server renders it. */
type DrawPage = (request: PageRequest, theme: Theme, log: Log) => Promise<WholeAnswer>;

/**
 * Every address that nothing else answers: a page rendered for its visitor, the 404 page, or the empty page that the browser fills.
 * Pages for visitors without a login are kept; a request with one gets none of them, and its own answer is not kept.
 */
export function createPageRouter(config: Config, { visitorCall, ...deps }: PageDeps): Router {
  const router = Router();
  let opened: Promise<DrawPage> | undefined;
  router.get(/.*/, async (request, response) => {
    // Opened at the first request: with `npm run dev` Vite serves the pages and nothing is built.
    opened ??= openPages(deps).catch((failure) => {
      opened = undefined;
      throw failure;
    });
    const drawPage = await opened;
    const { log } = response.locals;
    const pageRequest = pageRequestOf(request, config, visitorCall, log);
    const theme = themeOf(request.headers.cookie);
    const draw = () => drawPage(pageRequest, theme, log);
    const page = pageRequest.settings.hasLogin
      ? await draw()
      : await deps.answers.find(`page ${theme} ${renderingKey(pageRequest)}`, PUBLIC_COLLECTIONS, draw);
    response.vary('Cookie').vary('Accept-Language');
    sendWhole(page, request, response);
  });
  return router;
}

async function openPages(deps: Pick<PageDeps, 'database' | 'clock'>): Promise<DrawPage> {
  const { template, renderPage, findNeeds, linksFor } = await openBuiltClient();
  const documentOf = createPageDocument(template);
  const render = createRender(renderPage, deps);
  return async (request, theme, log) => {
    const { language, settings } = request;
    const { page, isWhole } = await render(request, log);
    const links = linksFor(page?.needs ?? findNeeds(request), { language, isRendered: page !== null });
    return wholeAnswer(documentOf({ language, theme, settings, links, rendered: page }), {
      status: page?.status ?? 200,
      contentType: 'text/html; charset=utf-8',
      // A page that depends on whether there is a login must not be stored by any cache.
      cacheControl: page && isWhole && !settings.hasLogin ? 'no-cache' : 'no-store',
    });
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

function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}
