import type { CallApi } from '@preproom/models/contract/http/endpoint';
import { ERROR_MESSAGES } from '@preproom/models/contract/http/errorMessages';
import { AppError, type ErrorCode } from '@preproom/models/contract/http/errors';
import type { PageSettings } from '@preproom/models/contract/http/page';
import type {
  DrawnPage,
  DrawPage,
  FetchPageData,
  FindPage,
  PageRequest,
} from '@preproom/models/contract/http/renderedPage';
import { type DehydratedState, dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { type FoundRoute, findRoute } from './app/findRoute.ts';
import { PREFETCHES } from './app/prefetches.ts';
import { PUBLIC_ROUTES } from './app/routes.ts';
import { routesAt } from './app/routesAt.ts';
import { i18nFor } from './lib/i18n.ts';
import { PageSettingsContext } from './lib/page/pageSettings.ts';
import { RenderingContext } from './lib/page/rendering.ts';

/** Longer than any healthy answer: a page without its data is better than none. */
const PREFETCH_MS = 2_000;
const RENDER_MS = 5_000;
/** React puts what belongs into the head before it. */
const ROOT = { start: '<div id="root">', end: '</div>' };

/** The pages that search engines may list, without those that are about one thing of many. */
export const listedPaths: readonly string[] = PUBLIC_ROUTES.filter(({ isUnlisted }) => !isUnlisted).map(
  ({ paths: [path] }) => path,
);

/** The address of every page that does not exist. */
const NOWHERE = '/404';

export const findPage: FindPage = ({ address, origin, settings }) => {
  const url = readableUrl(origin + address);
  const found: FoundRoute = url ? routeOf(url, settings) : { kind: 'unknown' };
  if (!url || found.kind === 'unknown')
    return {
      kind: 'unknown',
      address: NOWHERE,
      route: '/*',
      isFixed: true,
      needs: { files: [], catalogues: ['messages'] },
    };
  const isKnown = found.kind === 'private' && found.route.files !== undefined;
  return {
    ...(found.kind === 'private'
      ? { kind: 'browser', address: found.route.paths[0], isFixed: true }
      : { kind: 'rendered', ...knownAddress(found, url) }),
    route: found.route.paths[0],
    needs: { files: filesOf(found, null), catalogues: isKnown ? cataloguesOf(found) : ['messages'] },
  };
};

/** Null for an address that cannot be decoded. */
function readableUrl(address: string): URL | null {
  try {
    const url = new URL(address);
    decodeURI(url.pathname);
    return url;
  } catch {
    return null;
  }
}

/** The address without what the page does not read. */
function knownAddress({ route, params }: Exclude<FoundRoute, { kind: 'unknown' }>, url: URL) {
  const given = (route.parameters ?? []).flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  const hasParams = Object.keys(params).length > 0;
  // What stands for a parameter keeps its own spelling.
  const path = hasParams ? url.pathname : route.paths[0];
  return {
    address: given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path,
    isFixed: !hasParams && given.length === 0,
  };
}

export const fetchPageData: FetchPageData = async (request, call) => {
  const { searchParams } = addressOf(request);
  const queryClient = createQueryClient();
  await prefetch(foundOf(request), queryClient, withOwnErrors(call), searchParams);
  return dehydrate(queryClient);
};

export const drawPage: DrawPage = async (request, data) => {
  const found = foundOf(request);
  const Page = found.kind === 'rendered' ? await found.Page.preload() : null;
  const queryClient = createQueryClient();
  hydrate(queryClient, data as DehydratedState);
  const { answer, html } = await renderApp(found, queryClient, request);
  const start = html.indexOf(ROOT.start);
  return {
    ...answer,
    head: html.slice(0, start),
    body: html.slice(start + ROOT.start.length, -ROOT.end.length),
    needs: { files: filesOf(found, Page), catalogues: cataloguesOf(found) },
  };
};

function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

function addressOf({ origin, address }: PageRequest): URL {
  return new URL(origin + address);
}

function foundOf(request: PageRequest): FoundRoute {
  return routeOf(addressOf(request), request.settings);
}

function routeOf({ pathname }: URL, settings: PageSettings): FoundRoute {
  return findRoute(routesAt(pathname, settings), pathname, settings);
}

/** What fails or takes too long is left to the browser, as if nobody had asked. */
async function prefetch(
  found: FoundRoute,
  queryClient: QueryClient,
  call: CallApi,
  search: URLSearchParams,
): Promise<void> {
  const fetchData = found.kind === 'rendered' && PREFETCHES[found.route.paths[0]];
  if (!fetchData) return;
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PREFETCH_MS);
  await Promise.race([fetchData({ client: queryClient, call, params: found.params, search }), late]);
  clearTimeout(timer);
  await queryClient.cancelQueries();
  queryClient.removeQueries({ predicate: ({ state }) => state.status !== 'success' });
}

async function renderApp(found: FoundRoute, queryClient: QueryClient, request: PageRequest) {
  const i18n = await i18nFor(request.language, [...ownCatalogues(found), ...laterCatalogues(found)]);
  const answer: Pick<DrawnPage, 'status' | 'location'> = {
    status: found.kind === 'unknown' ? 404 : 200,
    location: null,
  };
  const rendering = {
    origin: request.origin,
    markMissing: (status: 404 | 410) => void Object.assign(answer, { status }),
    markMoved: (location: string) => void Object.assign(answer, { status: 301, location }),
  };
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <div id="root">
      <RenderingContext value={rendering}>
        <PageSettingsContext value={request.settings}>
          <StaticRouter location={request.address}>
            <App i18n={i18n} queryClient={queryClient} />
          </StaticRouter>
        </PageSettingsContext>
      </RenderingContext>
    </div>,
    {
      // One piece: React would send large parts later and move them into place by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(RENDER_MS),
      onError: (failure) => void failures.push(failure),
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return { answer, html };
}

/** The server has its own copy of AppError. Throws this bundle's instead, so that `instanceof` works on the pages. */
function withOwnErrors(call: CallApi): CallApi {
  return (endpoint, input) =>
    call(endpoint, input).catch((failure: { code?: ErrorCode } | null) => {
      const code = failure?.code ?? 'internal';
      throw new AppError(Object.hasOwn(ERROR_MESSAGES, code) ? code : 'internal', undefined, {
        cause: failure,
      });
    });
}

/** The names of the source files that the page is made of. */
function filesOf(found: FoundRoute, Page: ComponentType | null): readonly string[] {
  if (found.kind === 'unknown') return [];
  return found.route.files ?? (Page ? [Page.name] : []);
}

function cataloguesOf(found: FoundRoute): readonly string[] {
  return ['messages', ...ownCatalogues(found)];
}

/** Without the texts of every page. */
function ownCatalogues(found: FoundRoute): readonly string[] {
  return found.kind === 'unknown' ? [] : [found.route.catalogue ?? []].flat();
}

/** Those of the parts whose code browsers fetch later. */
function laterCatalogues(found: FoundRoute): readonly string[] {
  return found.kind === 'unknown' ? [] : (found.route.laterCatalogue ?? []);
}
