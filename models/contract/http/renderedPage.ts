import type { CallApi } from './endpoint.ts';
import type { Language } from './language.ts';
import type { PageSettings } from './page.ts';

/** Input of the client's server build for rendering a page. */
export interface PageRequest {
  /** Path and query, such as `/Blogs?page=2`: as `FindPage` answers it, so that all spellings share one rendering. */
  address: string;
  /** The product's public origin, https://host without a trailing slash. */
  origin: string;
  language: Language;
  settings: PageSettings;
  /** Calls the API as a visitor who is not logged in. */
  call: CallApi;
  /** Runs this once no other page is being rendered: each takes the thread for some milliseconds. */
  inTurn<Result>(render: () => Promise<Result>): Promise<Result>;
}

export interface RenderedPage {
  status: 200 | 404;
  /** HTML for the head: title, description and so on. */
  head: string;
  /** HTML for #root. */
  body: string;
  /** API responses the page used, as JSON for the browser's query cache. */
  data: unknown;
  /** Assets the browser loads besides the entry. */
  needs: PageNeeds;
}

export interface PageNeeds {
  /** Names of the page's source files, without folder and extension. */
  files: readonly string[];
  catalogues: readonly string[];
}

/** The page that an address names. */
export interface FoundPage {
  /** `rendered` by the server, left to the `browser`, or `unknown`, for which the server renders the 404 page. */
  kind: 'rendered' | 'browser' | 'unknown';
  /**
   * All of the address that the page depends on: in its canonical spelling, with the query parameters that its route declares. Every
   * unknown address is the same.
   */
  address: string;
  /** Whether this is one of the few addresses without anything in path or query that a visitor chooses. */
  isFixed: boolean;
  /** What the browser needs to render the page itself. */
  needs: PageNeeds;
}

export type FindPage = (request: Pick<PageRequest, 'address' | 'origin' | 'settings'>) => FoundPage;

/** Renders a public page or the 404 page. Null for a URL that only the browser renders. Throws whatever the page throws. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;
