import type { ReactNode } from 'react';

/** A section of a legal text; other pages link to it as `#id`. */
export interface LegalSection {
  id: string;
  title: string;
  /** A subsection of the one above it. */
  isSub?: boolean;
  body: ReactNode;
}
