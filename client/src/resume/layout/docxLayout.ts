import type { Block, DocxContent } from '../extract/document.ts';
import { isDate } from '../words/dateRange.ts';
import { columnsOf } from '../words/tableHead.ts';
import type { Layout, Line } from './line.ts';

/** A table with this share of the text arranges the page; a smaller one holds data. */
const ARRANGES_FROM = 0.5;
/** So many rows with a date and several paragraphs beside it. */
const DATED_ROWS = 2;

/** Lines and reading orders of a Word file. */
export function docxLayout({ blocks }: DocxContent): Layout {
  const parts = partsOf(blocks);
  const total = charactersIn(blocks);
  let columns = 1;
  const lines: Line[] = [];
  const across: string[] = [];
  for (const part of parts) {
    if (!part[0]?.cell) lines.push(...part.map(toLine));
    else if (hasDatesBeside(part)) lines.push(...rowsIn(part).flatMap(withDateBehind));
    else if (charactersIn(part) >= ARRANGES_FROM * total) {
      columns = Math.max(columns, ...part.map(({ cell }) => (cell?.column ?? 0) + 1));
      lines.push(...byColumn(part).map(toLine));
    } else lines.push(...toTable(rowsIn(part)));
    if (part[0]?.cell) across.push(...rowsIn(part).flatMap(readAcross));
    else across.push(...part.map(({ text }) => text));
  }
  return {
    lines: lines.map((line, index) => ({ ...line, y: index })),
    orders: {
      stored: blocks.map(({ text }) => text.replace(/\s+/g, ' ')),
      across,
      columns: lines.map(({ text }) => text),
    },
    columns,
  };
}

/** Tables, and the paragraphs between them. */
function partsOf(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [];
  for (const block of blocks) {
    const part = parts.at(-1);
    if (part?.[0] && part[0].cell?.table === block.cell?.table) part.push(block);
    else parts.push([block]);
  }
  return parts;
}

function byColumn(part: readonly Block[]): Block[] {
  return part.toSorted((one, other) => (one.cell?.column ?? 0) - (other.cell?.column ?? 0));
}

function rowsIn(part: readonly Block[]): Block[][] {
  return [...Map.groupBy(part, ({ cell }) => cell?.row ?? 0).values()];
}

/** Whether the table keeps dates at the left of what they date: its rows are the lines of one column. */
function hasDatesBeside(part: readonly Block[]): boolean {
  // Beside what it dates, a date has one cell.
  if (part.some(({ cell }) => (cell?.column ?? 0) > 1)) return false;
  const rows = rowsIn(part).filter((row) => row.some(isLeft) && !row.every(isLeft));
  const dated = rows.filter((row) => dateOfRow(row) !== null && row.length > 2);
  return dated.length >= DATED_ROWS && 2 * dated.length >= rows.length;
}

const isLeft = ({ cell }: Block) => cell?.column === 0;

function dateOfRow(row: readonly Block[]): string | null {
  const [date, ...others] = row.filter(isLeft);
  return date && others.length === 0 && isDate(date.text) ? date.text : null;
}

/** A row's paragraphs, with its date behind the first one. */
function withDateBehind(row: readonly Block[]): Line[] {
  const date = dateOfRow(row);
  const [first, ...others] = row.filter((block) => date === null || !isLeft(block)).map(toLine);
  if (!first) return row.map(toLine);
  const dated =
    date === null ? first : { ...first, cells: [...first.cells, date], text: `${first.text} ${date}` };
  return [dated, ...others];
}

/** Cells beside each other, paragraph by paragraph. */
function readAcross(row: readonly Block[]): string[] {
  const cells = [...Map.groupBy(row, ({ cell }) => cell?.column ?? 0).values()];
  const height = Math.max(...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, index) =>
    cells.flatMap((cell) => cell[index]?.text ?? []).join(' '),
  );
}

function toLine(block: Block): Line {
  const cells = block.text.split(/\t+/).map((cell) => cell.trim());
  return {
    ...lookOf(block),
    text: cells.join(' '),
    cells,
    style: block.style,
    isInTable: false,
  };
}

/**
 * Rows of a table, with what their cells say if the first one names the columns. Elsewhere a row is a line; one with a single paragraph, or with
 * bullets in a cell, is its paragraphs, cell by cell.
 */
function toTable(rows: readonly Block[][]): Line[] {
  const [head, ...others] = rows.map((row) => toRow(row, true));
  const columns = head && columnsOf(head.cells);
  if (!columns)
    return rows.flatMap((row) =>
      row.length === 1 || row.some(({ style }) => style === 'bullet') ? row.map(toLine) : [toRow(row, false)],
    );
  return [
    { ...head, isTableHead: true },
    ...others.map((row) => (row.cells.length === columns.length ? { ...row, columns } : row)),
  ];
}

/** A row as one line. Its cells are those of the table, or each of its paragraphs. */
function toRow(row: readonly Block[], byCell: boolean): Line {
  const [first] = row;
  const parts = byCell
    ? [...Map.groupBy(row, ({ cell }) => cell?.column ?? 0).values()]
    : row.map((one) => [one]);
  const cells = parts.map((cell) => cell.map(({ text }) => text.replace(/\s+/g, ' ')).join(' '));
  const look = first ? lookOf(first) : { page: 1, x: 0, y: 0, size: null, isBold: false };
  return { ...look, text: cells.join(' '), cells, style: 'text', isInTable: true };
}

function lookOf({ size, isBold }: Block) {
  return { page: 1, x: 0, y: 0, size, isBold };
}

function charactersIn(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}
