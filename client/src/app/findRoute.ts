import type { PageSettings } from '@preproom/models/contract/http/page';
import { matchRoutes, type Params } from 'react-router-dom';
import { appRoutes, type RenderedHandle } from './AppRoutes.tsx';

/** Rendered on the server: public pages, and pages for visitors where there is no login. */
export type FoundRoute =
  | ({ kind: 'rendered'; params: Params } & RenderedHandle)
  | { kind: 'private' }
  | { kind: 'unknown' };

/** Finds the route for a path such as `/programs`. */
export function findRoute(
  pathname: string,
  settings: Pick<PageSettings, 'isProduction' | 'hasLogin'>,
): FoundRoute {
  const leaf = matchRoutes(appRoutes(settings), { pathname })?.at(-1);
  if (!leaf || leaf.route.path === '*') return { kind: 'unknown' };
  const handle: RenderedHandle | undefined = leaf.route.handle;
  if (!handle || (handle.route.access === 'visitor' && settings.hasLogin)) return { kind: 'private' };
  return { kind: 'rendered', params: leaf.params, ...handle };
}
