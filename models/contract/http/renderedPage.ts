import type { CallApi } from './endpoint.ts';
import type { Language } from './language.ts';
import type { PageSettings } from './page.ts';

/** What the client's server build needs to render a page. */
export interface PageRequest {
  /** Path and query, such as `/Blogs?page=2`. */
  address: string;
  /** https://host without a trailing slash: where people reach the product. */
  origin: string;
  language: Language;
  settings: PageSettings;
  /** Asks the API as a browser would in which nobody is logged in. */
  call: CallApi;
}

export interface RenderedPage {
  status: 200 | 404;
  /** HTML: title, description and so on. */
  head: string;
  /** HTML: what stands in #root. */
  body: string;
  /** What the page asked for, as JSON for the browser's own cache. */
  data: unknown;
  /** What the browser loads besides the entry. */
  needs: PageNeeds;
}

export interface PageNeeds {
  /** Names of the source files that the page is made of, without folder and extension. */
  files: readonly string[];
  catalogues: readonly string[];
}

/** Renders a page for visitors, or the 404 page; null for an address that the browser renders. Throws what the page throws. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;
