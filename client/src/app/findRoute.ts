import type { PageSettings } from '@preproom/models/contract/http/page';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from './AppRoutes.tsx';

/** Rendered on the server: public pages, and where there is no login those that look different with one. */
export type FoundRoute =
  | ({ kind: 'rendered' | 'private'; params: Params } & RouteHandle)
  | { kind: 'unknown' };

/** Finds the route for a path such as `/programs` among these. */
export function findRoute(
  routes: RouteObject[],
  pathname: string,
  settings: Pick<PageSettings, 'hasLogin'>,
): FoundRoute {
  const leaf = matchRoutes(routes, pathname)?.at(-1);
  if (!leaf || leaf.route.path === '*') return { kind: 'unknown' };
  const handle: RouteHandle = leaf.route.handle;
  const { route } = handle;
  // With a login, what these show depends on whose it is, which only the browser finds out.
  const isForVisitors =
    route.access === 'visitor' || (route.access === 'public' && route.layout === 'either');
  const isRendered = isForVisitors ? !settings.hasLogin : route.access === 'public';
  return { kind: isRendered ? 'rendered' : 'private', params: leaf.params, ...handle };
}
