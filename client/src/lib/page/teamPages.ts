import type { Right } from '@preproom/models/contract/accounts/team/rights';
import type { Pages } from './pagesOf.ts';
import type { AppRoute } from './route.ts';

/**
 * Routes of a noun's pages for the team: for each path the right that it needs, the name of its page in the noun's `team/pages.ts`, and
 * catalogues that it shows beside the team's. That file loads with the first of them, so that the route table, which every visitor
 * loads, does not name their chunks.
 */
export function teamPages<Name extends string>(
  load: () => Promise<{ PAGES: Pages<Name> }>,
  paths: Readonly<Record<string, readonly [Right | 'any', NoInfer<Name>, ...string[]]>>,
): AppRoute[] {
  return Object.entries(paths).map(([path, [right, name, ...catalogues]]) => ({
    paths: [path],
    access: right === 'any' ? 'team' : { team: right },
    load: async () => (await load()).PAGES[name](),
    catalogue: ['team', ...catalogues],
  }));
}
