import type { CellLook, Line } from '../layout/line.ts';
import { dateRangeIn, isDate, isMonth, OPEN_SPAN } from '../words/dateRange.ts';

/** Points by which the edges of one column differ. */
const EDGE = 4;
/** How far bullets stand in. */
const INDENT = 20;

/**
 * A section whose dates stand in a column of their own at the left, with its rows as if the dates were at the right: so that what a job is called,
 * not its date, begins each of its lines. A date that is wrapped within its column is one. Other sections are as they are.
 */
export function withoutDateColumn(lines: readonly Line[]): Line[] {
  const edge = edgeOf(lines);
  if (edge === null) return [...lines];
  const moved: Line[] = [];
  for (const line of lines) {
    const open = moved.findLast(({ cells }) => cells.length > 1);
    const [date = '', ...beside] = line.cells;
    if (line.x >= edge - EDGE) moved.push(line);
    else if (open && (beside.length === 0 || goesOn(open, date))) {
      moved[moved.indexOf(open)] = withDate(open, date);
      if (beside.length > 0) moved.push(withoutFirst(line));
    } else moved.push({ ...withDate(withoutFirst(line), date, []), looks: turned(line.looks ?? []) });
  }
  return moved;
}

/** Where the text beside the dates begins, in points; null if the section has no such column. */
function edgeOf(lines: readonly Line[]): number | null {
  const edges = lines.flatMap(({ cells, looks }) =>
    looks?.[1] && isDate(cells[0] ?? '') ? [looks[1].x] : [],
  );
  if (edges.length === 0) return null;
  const edge = Math.min(...edges);
  // The end of a wrapped date may stand beside a bullet, which is further in.
  if (edges.some((other) => other - edge > INDENT)) return null;
  const isBeside = ({ x, cells }: Line) =>
    x >= edge - EDGE || isDate(cells[0] ?? '') || isPart(cells[0] ?? '');
  return lines.every(isBeside) ? edge : null;
}

/** Whether a date is the rest of the one before: "Jul 2015 – Mar" / "2019", "Apr" / "2019 – Present". */
function goesOn({ text, cells }: Line, date: string): boolean {
  const last = cells.at(-1) ?? '';
  if (!OPEN_SPAN.test(text) || isMonth(last)) return OPEN_SPAN.test(text);
  const [from, to] = [dateRangeIn(last)?.to ?? '', dateRangeIn(date)?.to ?? ''];
  // "2021 –" without an end, above an older span or a year.
  const isOlder = from !== '' && to !== '' && to < from.slice(0, to.length);
  return !isSpan(date) && !isOlder;
}

const isSpan = (text: string) => (dateRangeIn(text)?.from ?? null) !== null;

/** The end of a wrapped date: "2022", "– Present", "Mar 2022". */
function isPart(text: string): boolean {
  return isDate(text.replace(/^[\s–—-]+/, '')) || isMonth(text);
}

/** The first one last. */
const turned = ([first, ...others]: readonly CellLook[]) => (first ? [...others, first] : others);

function withoutFirst(line: Line): Line {
  const cells = line.cells.slice(1);
  const looks = line.looks?.slice(1);
  return { ...line, ...looks?.[0], cells, looks, text: cells.join(' ') };
}

/** With the date in a last cell, or at the end of the one that it has. */
function withDate(line: Line, date: string, [last]: readonly string[] = line.cells.slice(-1)): Line {
  const cells = last === undefined ? [...line.cells, date] : [...line.cells.slice(0, -1), `${last} ${date}`];
  return { ...line, cells, text: cells.join(' ') };
}
