import type { PageSettings } from '@preproom/models/contract/http/page';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from './AppRoutes.tsx';

/** Rendered on the server: public pages, and pages for visitors where there is no login. */
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
  const isRendered = route.access === 'public' || (route.access === 'visitor' && !settings.hasLogin);
  return { kind: isRendered ? 'rendered' : 'private', params: leaf.params, ...handle };
}
