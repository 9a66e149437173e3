import type { Section } from '../fields/sections.ts';
import { type Evidence, quote } from './check.ts';

const WITH_BULLETS: readonly Section['kind'][] = ['experience', 'projects', 'achievements', 'activities'];

/** The headings below which bullets were looked for. */
export function lookedIn(sections: readonly Section[]): Evidence[] {
  return quote(sections.filter(({ kind }) => WITH_BULLETS.includes(kind)).map(({ heading }) => heading));
}
