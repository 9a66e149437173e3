import type { TextItem } from '../extract/document.ts';
import { headingKind } from '../words/headings.ts';
import type { ColumnKind } from '../words/tableHead.ts';
import { rowsOf, type Segment } from './segments.ts';
import { HALF_LINE, headAt, type Name, yearAndGrade } from './tableNames.ts';

/** In font sizes: how far apart the rows of one table are at most. */
const ROW_GAP = 2.6;
/** A gap this much wider than those within the table ends it. */
const WIDER = 1.45;
/** Points of white between two columns at least, and by which items of one edge differ. */
const WHITE = 3;
const EDGE = 2;

/** A table with a row of column names, each of its rows with all the lines of its cells. */
interface Table {
  items: TextItem[];
  segments: Segment[];
}

/** The tables of a page that name their columns, and what else is on the page. */
export function tablesOf(items: readonly TextItem[]): { tables: Segment[]; others: TextItem[] } {
  const rows = rowsOf(items.filter(({ text }) => text.trim() !== ''));
  const found: Table[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const table = tableAt(rows, index);
    if (!table) continue;
    found.push(table);
    index += 1;
  }
  const own = new Set(found.flatMap((table) => table.items));
  return {
    tables: found.flatMap(({ segments }) => segments),
    others: items.filter((item) => !own.has(item)),
  };
}

function tableAt(rows: readonly TextItem[][], index: number): Table | null {
  const found = headAt(rows, index);
  if (!found) return null;
  const { head, names } = found;
  // The lines of a wrapped name, "Sl." / "No.", are above or below the others.
  const body: TextItem[][] = [];
  let edges: number[] | null = null;
  let last = head[0]?.y ?? 0;
  const gaps: number[] = [];
  const taken = rows.slice(index, index + found.rows).flat();
  for (const whole of rows.slice(index + found.rows)) {
    const row = whole.flatMap(yearAndGrade);
    const [first] = row;
    if (!first || isHeading(row) || (isBoldAlone(row) && body.length > 0 && !body.flat().some(isBold))) break;
    const gap = first.y - last;
    if (gap > Math.min(ROW_GAP * first.size, gaps.length > 1 ? WIDER * Math.max(...gaps) : gap)) break;
    const within = edgesOf(names, [...body, row].flat());
    if (!within) break;
    edges = within;
    body.push(row);
    taken.push(...whole);
    gaps.push(gap);
    last = first.y;
  }
  const columns = edges;
  if (!columns) return null;
  const columnOf = ({ x }: TextItem) => columns.filter((edge) => x >= edge).length;
  const anchors = body.filter((row) => row.some((item) => isAnchor(names[columnOf(item)]?.kind)));
  if (anchors.length === 0) return null;
  const groups = groupsOf(body, anchors, head);
  return {
    items: taken,
    segments: [
      ...cellsOf(head, groups.get(head) ?? [], names, columnOf).map((cell) => ({ ...cell, isHead: true })),
      ...anchors.flatMap((anchor) => cellsOf(anchor, groups.get(anchor) ?? [], names, columnOf)),
    ],
  };
}

/** Each row of a table has one line with its date or grade. */
const isAnchor = (kind: ColumnKind | undefined) =>
  kind === 'dates' || kind === 'grade' || kind === 'from' || kind === 'to';

/** Hindi words are stored in several items. */
const isHeading = (row: readonly TextItem[]) =>
  headingKind(
    row
      .map(({ text }) => text.trim())
      .join(row.some(({ text }) => /\p{Script=Devanagari}/u.test(text)) ? '' : ' '),
  ) !== null;

const isBold = ({ isBold }: TextItem) => isBold;
const isBoldAlone = (row: readonly TextItem[]) => row.length === 1 && row.every(isBold);

/** Where the columns after the first begin: right of a gap that no item crosses. Null if two of the names have no such gap between them. */
function edgesOf(names: readonly Name[], items: readonly TextItem[]): number[] | null {
  const spans = [
    ...items.map(({ x, width }) => [x, x + width] as const),
    ...names.map((one) => [one.x, one.right] as const),
  ];
  const whites: { from: number; to: number }[] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (const [x, right] of spans.toSorted(([one], [other]) => one - other)) {
    if (x - reached >= WHITE) whites.push({ from: reached, to: x });
    reached = Math.max(reached, right);
  }
  const startsAt = (edge: number) => items.filter(({ x }) => Math.abs(x - edge) <= EDGE).length;
  const edges = names.slice(1).map((name, index) => {
    const before = names[index];
    const between = whites.filter(({ to }) => before && to > before.right && to <= name.x + EDGE);
    return between.toSorted((one, other) => startsAt(other.to) - startsAt(one.to))[0]?.to ?? null;
  });
  return edges.every((edge) => edge !== null) ? edges.map((edge) => edge - 1) : null;
}

/** The lines that belong to each anchor: the next one if cells are drawn at different heights, else the one above. */
function groupsOf(
  body: readonly TextItem[][],
  anchors: readonly TextItem[][],
  head: TextItem[],
): Map<TextItem[], TextItem[][]> {
  const all = [head, ...anchors];
  const y = (row: readonly TextItem[]) => row[0]?.y ?? 0;
  const others = body.filter((row) => !anchors.includes(row));
  const isCentred = others.some((row) =>
    anchors.some((anchor) => Math.abs(y(anchor) - y(row)) < HALF_LINE * (row[0]?.size ?? 0)),
  );
  const ownerOf = (row: readonly TextItem[]) =>
    isCentred
      ? all.toSorted((one, other) => Math.abs(y(one) - y(row)) - Math.abs(y(other) - y(row)))[0]
      : all.findLast((one) => y(one) <= y(row));
  return Map.groupBy(others, (row) => ownerOf(row) ?? head);
}

/** A row's cells, each with its lines joined. A title with its organisation below it makes two. */
function cellsOf(
  anchor: readonly TextItem[],
  others: readonly TextItem[][],
  names: readonly Name[],
  columnOf: (item: TextItem) => number,
): Segment[] {
  const lines = [anchor, ...others].flat().toSorted((one, other) => one.y - other.y || one.x - other.x);
  const y = anchor[0]?.y ?? 0;
  return [...Map.groupBy(lines, columnOf)]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([column, items]) => {
      const kind = names[column]?.kind ?? 'other';
      const rows = rowsOf(items);
      if (kind !== 'mixed') return [cellOf(items, y, kind)];
      return rows.length === 2
        ? rows.map((row, index) => cellOf(row, y, index === 0 ? 'title' : 'organisation'))
        : rows.map((row) => cellOf(row, y, 'other'));
    });
}

function cellOf(items: readonly TextItem[], y: number, column: ColumnKind): Segment {
  const text = rowsOf(items).reduce((joined, row) => {
    const line = row.map((item) => item.text.trim()).join(' ');
    // A word that is divided.
    const isDivided = /\p{L}[-\u2010]$/u.test(joined) && /^\p{Ll}/u.test(line);
    return joined === '' ? line : isDivided ? `${joined.slice(0, -1)}${line}` : `${joined} ${line}`;
  }, '');
  return {
    text,
    x: Math.min(...items.map(({ x }) => x)),
    right: Math.max(...items.map(({ x, width }) => x + width)),
    y,
    size: Math.max(...items.map(({ size }) => size)),
    isBold: items.every(({ isBold }) => isBold),
    column,
  };
}
