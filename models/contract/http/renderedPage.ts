import type { CallApi } from './endpoint.ts';
import type { Language } from './language.ts';
import type { PageSettings } from './page.ts';

/** Input of the client's server build for rendering a page. */
export interface PageRequest {
  /** Path and query, such as `/Blogs?page=2`. */
  address: string;
  /** The product's public origin, https://host without a trailing slash. */
  origin: string;
  language: Language;
  settings: PageSettings;
  /** Calls the API as a visitor who is not logged in. */
  call: CallApi;
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

/** What the browser needs for a page that the server does not render. */
export type FindNeeds = (request: Pick<PageRequest, 'address' | 'origin' | 'settings'>) => PageNeeds;

/** Renders a public page or the 404 page. Null for a URL that only the browser renders. Throws whatever the page throws. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;
