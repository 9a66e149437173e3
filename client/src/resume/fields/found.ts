import type { Line } from '../layout/line.ts';

/** A field with the line that it stands in; null if it is only a link's address. */
export interface Found {
  value: string;
  line: Line | null;
}
