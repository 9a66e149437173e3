import type { ColumnKind } from '../words/tableHead.ts';

/** What a line of a section is: it begins a bullet, goes on with the bullet above, or is neither. */
export type LineRole = 'bullet' | 'continued' | 'text';

/** A line of the resume as a person reads it. */
export interface Line {
  text: string;
  /** Its parts, where it has wide gaps or is a row of a table. */
  cells: string[];
  /** How each of the cells looks and where it begins, if the file says so. */
  looks?: CellLook[] | undefined;
  /** From 1; for Word files always 1. */
  page: number;
  /** Left edge and baseline in points from the page's top left corner; for Word files 0 and the paragraph's number. */
  x: number;
  y: number;
  /** Right edge in points, if known. */
  right?: number;
  /** Font size in points, if known. */
  size: number | null;
  isBold: boolean;
  /** As the file marks it; PDF files mark nothing. */
  style: 'heading' | 'bullet' | 'text';
  isInTable: boolean;
  /** What each of its cells says, in a table that names its columns. */
  columns?: ColumnKind[];
  /** The row with the names of the columns. */
  isTableHead?: boolean;
  /** What a person says it is. Left out where the reader decides. */
  role?: LineRole;
}

export type CellLook = Pick<Line, 'x' | 'right' | 'isBold'> & { size: number };

/** Three ways in which systems read a page: as the file stores it, line by line across it, or column by column. */
export const READING_ORDERS = ['stored', 'across', 'columns'] as const;
export type ReadingOrder = (typeof READING_ORDERS)[number];

export interface Layout {
  /** In the order in which a person reads, column by column. */
  lines: Line[];
  orders: Record<ReadingOrder, string[]>;
  /** Columns side by side, at most, on any page. */
  columns: number;
}
