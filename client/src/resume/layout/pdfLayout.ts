import { inWrittenOrder, joinAccents } from '../extract/cleanText.ts';
import type { PdfContent, PdfPage, TextItem } from '../extract/document.ts';
import { bandsOf, hasPartColumns, inReadingOrder } from './bands.ts';
import { findGutter } from './findGutter.ts';
import type { Layout, Line } from './line.ts';
import { joinMarginHeadings, raiseCentredHeadings } from './marginHeadings.ts';
import { tableRows } from './markTables.ts';
import { withoutFurniture } from './pageFurniture.ts';
import { rowsOf, type Segment, segmentsOf } from './segments.ts';
import { tablesOf } from './tables.ts';

/** Share of the right column into which a heading of the left one may reach. */
const OVERHANG = 0.3;

/** Lines and reading orders of a PDF. */
export function pdfLayout(content: PdfContent): Layout {
  const pages = withoutFurniture(content.pages).map((page) => ({
    ...page,
    items: inWrittenOrder(page.items),
  }));
  const read = pages.map(layOutPage);
  const lines = read.flatMap((page) => page.lines);
  return {
    lines,
    orders: {
      stored: pages.flatMap(({ items }) => storedLines(items)),
      across: read.flatMap((page) => page.across),
      columns: lines.map(({ text }) => text),
    },
    columns: Math.max(1, ...read.map((page) => page.columns)),
  };
}

function layOutPage({ items, width }: PdfPage, index: number) {
  const { tables, others } = tablesOf(items);
  const text = segmentsOf(others);
  const segments = [...tables, ...text];
  const found = hasPartColumns(rowsOf(text)) ? null : findGutter(text, width);
  const gutter = found === null || dividesTable(found, tables) ? null : found;
  const columns = gutter === null ? [segments] : inColumns(segments, gutter, width);
  return {
    lines: columns.flatMap((column) => toLines(column, index + 1)),
    across: rowsOf(segments).map((row) => row.map(({ text }) => joinAccents(text)).join(' ')),
    columns: gutter === null ? 1 : 2,
  };
}

/** Whether a row of a table is on both sides of a gutter, so that it is none: it would divide the table. */
const dividesTable = (gutter: number, tables: readonly Segment[]) =>
  rowsOf(tables).some((row) => row.some(({ x }) => x < gutter) && row.some(({ x }) => x >= gutter));

/** Column by column, from one segment across the whole page to the next. */
function inColumns(segments: readonly Segment[], gutter: number, width: number): Segment[][] {
  const parts: Segment[][] = [];
  let left: Segment[] = [];
  let right: Segment[] = [];
  const flush = () => {
    parts.push(left, right);
    left = [];
    right = [];
  };
  for (const row of rowsOf(segments)) {
    const across = row.filter(
      (segment) => segment.x < gutter && segment.right > gutter + OVERHANG * (width - gutter),
    );
    if (across.length > 0) {
      flush();
      parts.push(row);
    } else for (const segment of row) (segment.x < gutter ? left : right).push(segment);
  }
  flush();
  return parts.filter(({ length }) => length > 0);
}

function toLines(segments: readonly Segment[], page: number): Line[] {
  return bandsOf(rowsOf(segments))
    .flatMap(inReadingOrder)
    .flatMap((rows) => toBandLines(rows, page));
}

function toBandLines(band: readonly Segment[][], page: number): Line[] {
  const rows = raiseCentredHeadings(joinMarginHeadings(band));
  const inTable = tableRows(rows);
  return rows.map((row, index) => {
    const cells = row.map(({ text }) => joinAccents(text));
    return {
      text: cells.join(' '),
      cells,
      looks: row.map(({ x, right, size, isBold }) => ({ x, right, size, isBold })),
      page,
      x: row[0]?.x ?? 0,
      y: row[0]?.y ?? 0,
      right: Math.max(...row.map(({ right }) => right)),
      size: Math.max(...row.map(({ size }) => size)),
      isBold: row.every(({ isBold }) => isBold),
      style: 'text',
      isInTable: inTable.has(index) || row.some(({ column }) => column),
      ...tableColumns(row),
    };
  });
}

/** What the cells of a table's row are, or that it names the columns. */
function tableColumns(row: readonly Segment[]): Pick<Line, 'columns' | 'isTableHead'> {
  if (row.some(({ isHead }) => isHead)) return { isTableHead: true };
  return row.some(({ column }) => column) ? { columns: row.map(({ column }) => column ?? 'other') } : {};
}

/** The text in the order of the file: another line begins with another baseline, or further left. */
function storedLines(items: readonly TextItem[]): string[] {
  const lines: string[] = [];
  let previous: TextItem | null = null;
  for (const item of items) {
    const gap = previous ? item.x - (previous.x + previous.width) : 0;
    const isSameLine = previous && Math.abs(item.y - previous.y) <= 0.35 * item.size && gap > -item.size;
    if (isSameLine) lines[lines.length - 1] += `${gap > 0.12 * item.size ? ' ' : ''}${item.text}`;
    else lines.push(item.text);
    previous = item;
  }
  return lines.map((line) => joinAccents(line.replace(/\s+/g, ' ').trim()));
}
