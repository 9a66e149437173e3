import type { CallApi } from './endpoint.ts';
import type { Language } from './language.ts';
import type { PageSettings } from './page.ts';

/** Which page is wanted. */
export interface PageRequest {
  /** Path and query, such as `/Blogs?page=2`: as `FindPage` answers it, so that all spellings share one rendering. */
  address: string;
  /** The product's public origin, https://host without a trailing slash. */
  origin: string;
  language: Language;
  settings: PageSettings;
}

export interface DrawnPage {
  status: 200 | 301 | 404 | 410;
  /** The path that a 301 leads to. */
  location: string | null;
  /** HTML for the head: title, description and so on. */
  head: string;
  /** HTML for #root. */
  body: string;
  /** Assets the browser loads besides the entry. */
  needs: PageNeeds;
}

export interface RenderedPage extends DrawnPage {
  /** API responses that the page shows, as JSON for the browser's query cache. */
  data: unknown;
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
  /** The pattern of its path, as in `/mentors/:id`: of a fixed list, for logs and metrics. */
  route: string;
  /** Whether this is one of the few addresses without anything in path or query that a visitor chooses. */
  isFixed: boolean;
  /** What the browser needs to render the page itself. */
  needs: PageNeeds;
}

export type FindPage = (request: Pick<PageRequest, 'address' | 'origin' | 'settings'>) => FoundPage;

/** Asks the API for what a page shows, as a visitor who is not logged in. What fails is left out. */
export type FetchPageData = (request: PageRequest, call: CallApi) => Promise<unknown>;

/** Draws a public page, or the 404 page, from the answers of `FetchPageData`: some 20 ms of work. Throws whatever the page throws. */
export type DrawPage = (request: PageRequest, data: unknown) => Promise<DrawnPage>;
