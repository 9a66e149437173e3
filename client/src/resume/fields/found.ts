import type { Line } from '../layout/line.ts';

/** The least confidence on which a statement rests. */
export const SURE = 0.6;

/** A field with the line that it stands in; null if it is only a link's address. */
export interface Found {
  value: string;
  line: Line | null;
  /** How sure we are that it is what it is taken for, from 0 to 1. Below `SURE` nothing is judged by it. */
  confidence: number;
}
