import type { ComponentType } from 'react';
import type { AppRoute } from './route.ts';

/** How each page of a noun is loaded, by its component's name. */
export type Pages<Name extends string> = Record<Name, () => Promise<ComponentType>>;

/**
 * For a noun's pages behind a login: gives a route its page by name from the noun's `pages.ts`. That file loads while it is asked who is logged
 * in, so that the route table, which every visitor loads, does not name the chunks of these pages.
 */
export function pagesOf<Name extends string>(
  load: () => Promise<{ PAGES: Pages<Name> }>,
): (name: NoInfer<Name>) => Pick<AppRoute, 'load' | 'begin'> {
  return (name) => ({
    load: async () => (await load()).PAGES[name](),
    begin: async () => void (await load()),
  });
}
