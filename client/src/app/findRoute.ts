import type { PageSettings } from '@preproom/models/contract/http/page';
import { matchRoutes, type Params } from 'react-router-dom';
import { appRoutes, type PublicHandle } from './AppRoutes.tsx';

/** Only public routes are rendered on the server. */
export type FoundRoute =
  | ({ kind: 'public'; params: Params } & PublicHandle)
  | { kind: 'private' }
  | { kind: 'unknown' };

/** Finds the route for a path such as `/programs`. */
export function findRoute(pathname: string, settings: Pick<PageSettings, 'isProduction'>): FoundRoute {
  const leaf = matchRoutes(appRoutes(settings), { pathname })?.at(-1);
  if (!leaf || leaf.route.path === '*') return { kind: 'unknown' };
  const handle: PublicHandle | undefined = leaf.route.handle;
  return handle ? { kind: 'public', params: leaf.params, ...handle } : { kind: 'private' };
}
