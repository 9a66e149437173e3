import type { Line } from '../layout/line.ts';
import type { EducationScore } from './education.ts';
import type { Statement } from './statement.ts';

/** `2024-06`, `2024`, or `present`. */
export type EntryDate = string;

/** A job, a project or a degree, in the words of the resume. Parts that were not found are null. */
export interface Entry {
  kind: 'experience' | 'projects' | 'education' | 'activities';
  title: string | null;
  organisation: string | null;
  place: string | null;
  from: EntryDate | null;
  to: EntryDate | null;
  /** Whole months from the first to the last, both counted; null unless both are known with their month. */
  months: number | null;
  scores: EducationScore[];
  bullets: Statement[];
  /** The lines that name it, without its bullets. */
  lines: Line[];
}

/** A part of the lines that name an entry. */
export interface Part {
  text: string;
  /** The line it is in, from 0. */
  row: number;
  /** At the right, or in a further cell of a table. */
  isBeside: boolean;
  /** The cell that it is in, as a number of its own. */
  cell: number;
  /** Only a comma is between it and the part before. */
  isJoined: boolean;
  /** Only a dash is between it and the part before. */
  isDashed: boolean;
}
