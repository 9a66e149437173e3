import type { PageSettings } from '@preproom/models/contract/http/page';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { appRoutes, type RouteHandle } from './AppRoutes.tsx';

/** Rendered on the server: public pages, and pages for visitors where there is no login. */
export type FoundRoute =
  | ({ kind: 'rendered' | 'private'; params: Params } & RouteHandle)
  | { kind: 'unknown' };

type RoutesByStart = ReadonlyMap<string, RouteObject[]>;
const ALL = byStart(appRoutes({ isProduction: false }));
const IN_PRODUCTION = byStart(appRoutes({ isProduction: true }));

/**
 * Finds the route for a path such as `/programs`. Only the routes that start as the path does are compared: comparing all of them takes half a
 * millisecond, and anybody may ask for any number of addresses.
 */
export function findRoute(
  pathname: string,
  { isProduction, hasLogin }: Pick<PageSettings, 'isProduction' | 'hasLogin'>,
): FoundRoute {
  const routes = (isProduction ? IN_PRODUCTION : ALL).get(startOf(pathname)) ?? [];
  const leaf = matchRoutes(routes, { pathname })?.at(-1);
  if (!leaf) return { kind: 'unknown' };
  const handle: RouteHandle = leaf.route.handle;
  const { route } = handle;
  const isRendered = route.access === 'public' || (route.access === 'visitor' && !hasLogin);
  return { kind: isRendered ? 'rendered' : 'private', params: leaf.params, ...handle };
}

function byStart(routes: readonly RouteObject[]): RoutesByStart {
  const found = new Map<string, RouteObject[]>();
  for (const route of leavesOf(routes)) {
    const start = startOf(route.path ?? '');
    found.set(start, [...(found.get(start) ?? []), route]);
  }
  return found;
}

/** The routes that have a page, without the one for unknown addresses. */
function leavesOf(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => {
    if (route.children) return leavesOf(route.children);
    return route.handle ? [route] : [];
  });
}

/** The part of a path before its second slash, decoded and in small letters, as react-router compares it. */
function startOf(path: string): string {
  const [, start = ''] = path.split('/');
  try {
    return decodeURIComponent(start).toLowerCase();
  } catch {
    return start;
  }
}
