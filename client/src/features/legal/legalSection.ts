import type { ReactNode } from 'react';

/** One part of a text, which other pages can link to as `#id`. */
export interface LegalSection {
  id: string;
  title: string;
  /** Belongs to the section above it. */
  isSub?: boolean;
  body: ReactNode;
}
