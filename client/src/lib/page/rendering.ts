import { createContext } from 'react';

/** What a page knows about the request it is rendered for, and what it reports back to the server. */
export interface Rendering {
  /** The public origin: https://host without a trailing slash. */
  origin: string;
  /** Makes the server answer so: 404 for what never was, 410 for what is no more. Does nothing in the browser. */
  markMissing(status: 404 | 410): void;
  /** Makes the server lead to another path for good. Does nothing in the browser. */
  markMoved(path: string): void;
}

export const RenderingContext = createContext<Rendering>({
  origin: typeof window === 'undefined' ? '' : window.location.origin,
  markMissing() {},
  markMoved() {},
});

/** Canonical path of the public route being shown, such as `/Blog/:blog`; null on other pages. */
export const RoutePathContext = createContext<string | null>(null);
