import type { Line } from '../../layout/line.ts';
import { dateRangeIn } from '../../words/dateRange.ts';
import { isPlace } from '../../words/places.ts';
import { type EdgeOf, isWrapped, LETTER_WIDTH } from '../columnEdges.ts';
import { labelOf } from './labelledEntry.ts';
import { isRole } from './partWords.ts';

/** In font sizes, how far the lines of one name are apart. */
const NEXT_LINE = 1.7;
/** Points by which the rest of a name may stand further in. */
const INDENT = 14;
/** The end of a name that goes on: "Institute of", "Bank,", "Research &". */
const UNFINISHED = /(?:\b(?:of|and|for|the|in|at|to)|[,&(])$/i;
/** A sentence behind a name. */
const SENTENCE = /(?<=\p{L}{4})\.\s+\p{Lu}.*$/u;

/** The lines that name an entry, a wrapped one with its rest: "National Council for" / "Promotion of Languages". */
export function withWhole(lines: readonly Line[], edgeOf: EdgeOf): Line[] {
  const whole: Line[] = [];
  let last: Line | null = null;
  for (const line of lines) {
    const open = whole.at(-1);
    if (open && last && goesOn(line, last, edgeOf)) whole[whole.length - 1] = joined(open, line);
    else whole.push(line);
    last = line;
  }
  return whole;
}

function goesOn(line: Line, last: Line, edgeOf: EdgeOf): boolean {
  const { size, page, y, x, isBold, text } = line;
  const isNext =
    size !== null && page === last.page && y > last.y && y - last.y <= NEXT_LINE * size && last.size === size;
  const isBelow = x >= last.x - 1 && x - last.x <= INDENT;
  const isAlike = isBold === (last.looks?.[0]?.isBold ?? last.isBold) && (isBelow || isBothRight(line, last));
  const areText = [line, last].every((one) => labelOf(one) === null && !one.isInTable);
  if (!isNext || !isAlike || !areText || line.cells.length > 1 || dateRangeIn(text) !== null) return false;
  // What stands at the right hides where the text ends.
  const isAlone = last.cells.length === 1 ? dateRangeIn(last.text) === null : isBesideMargin(last);
  const { name } = withoutDate(last.cells[0] ?? '');
  // A role below "Nimbus, Pune" is no part of it.
  if (isRole(text) && isPlace(name.split(',').at(-1)?.trim() ?? '')) return false;
  if (UNFINISHED.test(name) || isDivided(name, text) || isFull(last, text)) return true;
  return isAlone && (isBelow ? isWrapped(line, last, edgeOf) : isWrappedLeft(line, last, edgeOf));
}

/** Lines that end, but do not begin, at one place. */
const isBothRight = (line: Line, last: Line) =>
  line.cells.length === 1 &&
  last.cells.length === 1 &&
  Math.abs((line.right ?? 0) - (last.right ?? Number.POSITIVE_INFINITY)) <= 2;

/** Of lines that end at one place, whether the first word of the next one had no room before this one. */
const isWrappedLeft = (line: Line, last: Line, edgeOf: EdgeOf) =>
  last.x - widthOfFirst(line.text, line.size) < edgeOf.left(last, 0);

/** Whether the first word of the next line had no room before the date in a cell of its own. */
function isFull({ looks, cells, size }: Line, next: string): boolean {
  const [first, second] = looks ?? [];
  if (cells.length !== 2 || first?.right === undefined || !second || second.x < first.x) return false;
  return first.right + widthOfFirst(next, size) > second.x - (size ?? 0);
}

/** About how wide the first word of a text is with the space before it, in points. */
const widthOfFirst = (text: string, size: number | null) =>
  ((text.trim().split(/\s+/)[0] ?? '').length + 1) * LETTER_WIDTH * (size ?? 0);

/** A cell's text before the date that it ends with. */
function withoutDate(cell: string): { name: string; date: string } {
  const own = cell.trim();
  const date = dateRangeIn(own)?.text ?? '';
  return date !== '' && own.endsWith(date)
    ? { name: own.slice(0, -date.length).trim(), date }
    : { name: own, date: '' };
}

const isDivided = (name: string, rest: string) => /\p{L}[-\u2010]$/u.test(name) && /^\p{Ll}/u.test(rest);

/** Whether the last cell stood in a margin at the left. */
const isBesideMargin = ({ x, looks, cells }: Line) => cells.length === 2 && (looks?.at(-1)?.x ?? x) < x;

function joined(open: Line, { text, right }: Line): Line {
  const { name, date } = withoutDate(open.cells[0] ?? '');
  const all = isDivided(name, text) ? `${name.slice(0, -1)}${text}` : `${name} ${text}`;
  const whole = `${all.replace(SENTENCE, '')} ${date}`.trim();
  return { ...withFirst(open, whole), ...(right && { right }) };
}

function withFirst(line: Line, first: string): Line {
  const cells = [first, ...line.cells.slice(1)];
  return { ...line, cells, text: cells.join(' ') };
}
