import type { PageSettings } from '@preproom/models/contract/http/page';
import { matchRoutes, type Params } from 'react-router-dom';
import type { AppRoute } from '../lib/page/route.ts';
import { appRoutes, type RouteHandle } from './AppRoutes.tsx';

/** Rendered on the server: public pages, and pages for visitors where there is no login. */
export type FoundRoute =
  | ({ kind: 'rendered'; params: Params } & RouteHandle)
  | { kind: 'private'; route: AppRoute }
  | { kind: 'unknown' };

/** Finds the route for a path such as `/programs`. */
export function findRoute(
  pathname: string,
  settings: Pick<PageSettings, 'isProduction' | 'hasLogin'>,
): FoundRoute {
  const leaf = matchRoutes(appRoutes(settings), { pathname })?.at(-1);
  if (!leaf || leaf.route.path === '*') return { kind: 'unknown' };
  const handle: RouteHandle = leaf.route.handle;
  const { route } = handle;
  const isRendered = route.access === 'public' || (route.access === 'visitor' && !settings.hasLogin);
  return isRendered ? { kind: 'rendered', params: leaf.params, ...handle } : { kind: 'private', route };
}
