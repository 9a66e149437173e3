import { createContext } from 'react';

/** What a page that is being drawn knows of its surroundings, and tells the server that draws it. */
export interface Rendering {
  /** https://host without a trailing slash: where people reach the product. */
  origin: string;
  /** The address names something that is not there: the server answers 404. Says nothing in the browser. */
  markNotFound(): void;
}

export const RenderingContext = createContext<Rendering>({
  origin: typeof window === 'undefined' ? '' : window.location.origin,
  markNotFound() {},
});

/** The first spelling of the public route that is shown, such as `/Blog/:blog`; null on every other page. */
export const RoutePathContext = createContext<string | null>(null);
