import type { Right } from '@preproom/models/contract/accounts/team/rights';
import type { ComponentType } from 'react';
import type { AppRoute } from './route.ts';

type Pages<Name extends string> = Record<Name, () => Promise<ComponentType>>;

/**
 * Routes of the team's pages: for each path the right that it needs, and the name of its page in the feature's `pages.ts`. That file
 * loads with the first of them, so that the route table, which every visitor loads, does not name their chunks.
 */
export function teamPages<Name extends string>(
  catalogue: NonNullable<AppRoute['catalogue']>,
  load: () => Promise<{ PAGES: Pages<Name> }>,
  paths: Readonly<Record<string, readonly [Right | 'any', NoInfer<Name>]>>,
): AppRoute[] {
  return Object.entries(paths).map(([path, [right, name]]) => ({
    paths: [path],
    access: right === 'any' ? 'team' : { team: right },
    load: async () => (await load()).PAGES[name](),
    catalogue,
  }));
}
