import type { Line } from '../layout/line.ts';
import type { Section } from './sections.ts';

/** One point of an experience, a project or an achievement: a bullet with its continuation lines. */
export interface Statement {
  text: string;
  /** The first of its lines. */
  line: Line;
  /** The mark at its beginning; `list` for Word files, `drawn` where only the indent shows it, '' for sentences without marks. */
  mark: string;
  section: Section['kind'];
}
