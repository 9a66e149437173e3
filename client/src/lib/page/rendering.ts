import { createContext } from 'react';

/** What a page knows about the request it is rendered for, and what it reports back to the server. */
export interface Rendering {
  /** The public origin: https://host without a trailing slash. */
  origin: string;
  /** Makes the server answer 404. Does nothing in the browser. */
  markNotFound(): void;
}

export const RenderingContext = createContext<Rendering>({
  origin: typeof window === 'undefined' ? '' : window.location.origin,
  markNotFound() {},
});

/** Canonical path of the public route being shown, such as `/Blog/:blog`; null on other pages. */
export const RoutePathContext = createContext<string | null>(null);
