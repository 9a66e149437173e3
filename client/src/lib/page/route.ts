import type { Right } from '@preproom/models/contract/accounts/team/rights';
import type { Role } from '@preproom/models/contract/accounts/users';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

/** Where a page comes from. */
export interface PageSource {
  load(): Promise<ComponentType>;
  /** The feature whose texts the page shows, or several. */
  catalogue?: string | readonly string[];
  /** Those of its later parts (`laterPart`), which the server needs to render it. */
  laterCatalogue?: readonly string[];
}

/**
 * Who may open a page. `public`: anyone, and the server renders it for the first view. `anyone`: rendered by the browser only.
 * `visitor`: for logging in or signing up, rendered by the server as well; people who are logged in go home. `onboarding`: people of this role whose profile
 * is incomplete. `team`: its members, or those with a right; others are told that the page is not theirs. Roles: these; others go to their own home.
 */
export type Access =
  | 'public'
  | 'anyone'
  | 'visitor'
  | 'team'
  | { team: Right }
  | { onboarding: Role }
  | readonly Role[];

/**
 * What stands around a page. `site`: header and footer. `shell`: navigation for people who are logged in. `plain`: a frame without
 * navigation, for a task to be finished first. `room`: fills the window. `either`: the shell for people who are logged in, who stay inside,
 * and the site for visitors.
 */
export type Layout = 'site' | 'shell' | 'plain' | 'room' | 'either';

/** A page and its addresses. */
export interface AppRoute extends PageSource {
  /** The canonical path first, then its other spellings. Case and a trailing slash make no difference. */
  paths: readonly [string, ...string[]];
  access: Access;
  /** A public page that is left out of the sitemap: it shows one item of many, or search results. */
  isUnlisted?: boolean;
  /**
   * The query parameters that a page reads while the server renders it, the layout and guards included. The server drops all others, so
   * that an invented one causes no rendering.
   */
  parameters?: readonly string[];
  /** Exists outside production only. */
  isTrial?: boolean;
  /** By default `site` for pages that visitors see, `plain` for onboarding and `shell` for all others. */
  layout?: Layout;
  /**
   * Names of the source files that a page is made of, for the browser to fetch beside the app. A public page needs none if its component
   * is named after its file; another page is fetched early only if it names them.
   */
  files?: readonly string[];
  /** Called when the browser opens this address with a login, before it is known whose: fetches what the page will need. */
  begin?: (params: Params) => Promise<void>;
}
