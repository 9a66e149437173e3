import type { CellLook, Line } from '../layout/line.ts';
import { dateOf, dateRangeIn, isDate, isMonth, OPEN_SPAN } from '../words/dateRange.ts';
import { DEGREE } from '../words/degree.ts';
import { BULLET } from './listMarks.ts';

/** Points by which the edges of one column differ. */
const EDGE = 4;
/** How far what goes on below a bullet may stand in. */
const INDENT = 14;
/** In font sizes, how far the lines of one date or one name are apart. */
const NEXT_LINE = 1.8;
/** Before the end of a date. */
const DASH = /^\s*[–—-]\s*/;
/** The end of a name that goes on in the next line. */
const UNFINISHED = /(?:\b(?:of|and|for|the|in|at)|[,&–-])$/i;

/**
 * Dates that are wrapped beside what they date, as one date in the first of their lines: "Jan 2019 –" / "Mar 2021", or "2014" / "2018", a year in each
 * line of a wrapped name.
 */
export function withWholeDates(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  let last: Line | null = null;
  for (const line of lines) {
    const open = whole.at(-1);
    const span = open && last ? spanOf(open, line, last) : null;
    if (open && span !== null) {
      whole[whole.length - 1] = withLast(open, span);
      if (line.cells.length > 1) whole.push(withoutLast(line));
    } else whole.push(line);
    last = line;
  }
  return whole;
}

/** The date of both lines; null if they have one each, or none. */
function spanOf(open: Line, line: Line, last: Line): string | null {
  const [name = ''] = open.cells;
  const [start = '', end = ''] = [open.cells.at(-1), line.cells.at(-1)];
  const isNext = isBelow(line, last) && open.cells.length > 1 && !line.isInTable;
  if (
    !isNext ||
    !(isDate(end) || isMonth(end.replace(DASH, ''))) ||
    lastX(open) === null ||
    !isNear(lastX(open), lastX(line))
  )
    return null;
  const isAlone = line.cells.length === 1;
  const isDateStart = dateRangeIn(start) !== null || isMonth(start);
  const isOpen = OPEN_SPAN.test(start) || /\s(?:to|till)$/i.test(start) || DASH.test(end);
  if (isDateStart && isOpen && (dateRangeIn(end)?.from ?? null) === null)
    return isAlone || open.cells.length === line.cells.length ? `${start} ${end}` : null;
  const [from, to] = [dateOf(start), dateOf(end)];
  const isSpan = from !== null && to !== null && from < to;
  return isSpan && (isAlone || UNFINISHED.test(name.trim())) ? `${start} – ${end}` : null;
}

/**
 * What stands side by side, one below the other: entries, "School A … School B" above "2016 – 2018 … 2012 – 2016", where each row has a cell of each
 * at the same places and one row nothing but their dates; and bullets that have a mark each.
 */
export function withoutGrids(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const grid = gridAt(lines, index);
    result.push(...(grid ? byColumn(grid) : lines.slice(index, index + 1)));
    if (grid) index += grid.length - 1;
  }
  return result;
}

/** The rows of a grid that begins with this line; null if none does. */
function gridAt(lines: readonly Line[], start: number): Line[] | null {
  const first = lines[start];
  if (!first?.looks || first.cells.length < 2 || first.isInTable) return null;
  const below = lines.slice(start + 1);
  const areBullets = first.cells.every((cell) => BULLET.test(cell));
  const end = below.findIndex(
    (line, index) =>
      !isBelow(line, below[index - 1] ?? first) ||
      !isRowOf(first, line, areBullets ? INDENT : EDGE) ||
      (areBullets && BULLET.test(line.text)),
  );
  const rows = [first, ...below.slice(0, end < 0 ? below.length : end)];
  if (areBullets) return rows;
  const isSpan = (cell: string) => (dateRangeIn(cell)?.from ?? null) !== null && isDate(cell);
  const isMixed = ({ cells }: Line) => cells.some(isDate) && !cells.every(isDate);
  // Single years may be the two ends of one span.
  const areDegrees = rows.some(({ cells }) => cells.every((cell) => DEGREE.test(cell)));
  const areDated = rows.some(({ cells }) => cells.every(areDegrees ? isDate : isSpan));
  return areDated && rows.length > 1 && !rows.some(isMixed) ? rows : null;
}

function isRowOf(first: Line, { looks = [], cells, isInTable }: Line, furthest: number): boolean {
  const isBelow = ({ x }: CellLook, index: number) => Math.abs((looks[index]?.x ?? x) - x) <= furthest;
  return !isInTable && cells.length === first.cells.length && (first.looks ?? []).every(isBelow);
}

function byColumn(rows: readonly Line[]): Line[] {
  const columns = rows[0]?.cells.map((_, column) => column) ?? [];
  return columns.flatMap((column) =>
    rows.map((row) => {
      const [text = '', look] = [row.cells[column], row.looks?.[column]];
      return { ...row, ...look, text, cells: [text], looks: look && [look] };
    }),
  );
}

const isNear = (one: number | null, other: number | null) =>
  one !== null && other !== null && Math.abs(one - other) <= EDGE;

/** Whether a line is the next one of the same page. */
const isBelow = ({ size, page, y }: Line, last: Line) =>
  size !== null && page === last.page && y > last.y && y - last.y <= NEXT_LINE * size;

const lastX = ({ looks }: Line) => looks?.at(-1)?.x ?? null;

const withLast = (line: Line, text: string) =>
  withCells(line, [...line.cells.slice(0, -1), text], line.looks);

function withoutLast(line: Line): Line {
  const looks = line.looks?.slice(0, -1);
  const right = looks?.at(-1)?.right;
  return { ...withCells(line, line.cells.slice(0, -1), looks), ...(right !== undefined && { right }) };
}

const withCells = (line: Line, cells: string[], looks: CellLook[] | undefined): Line => ({
  ...line,
  cells,
  looks,
  text: cells.join(' '),
});
