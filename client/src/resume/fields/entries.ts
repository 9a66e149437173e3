import type { Entry } from './entry.ts';
import type { Section } from './sections.ts';

/** Jobs, projects and degrees of their sections. */
export function entriesOf(_sections: readonly Section[]): Entry[] {
  return [];
}
