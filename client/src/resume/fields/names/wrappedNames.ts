import type { Line } from '../../layout/line.ts';
import { dateRangeIn } from '../../words/dateRange.ts';
import { type EdgeOf, isWrapped } from '../columnEdges.ts';
import { labelOf } from './labelledEntry.ts';

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
  const isAlike = isBold === last.isBold && x >= last.x - 1 && x - last.x <= INDENT;
  const areText = [line, last].every((one) => labelOf(one) === null && !one.isInTable);
  if (!isNext || !isAlike || !areText || line.cells.length > 1 || dateRangeIn(text) !== null) return false;
  // What stands at the right hides where the text ends.
  const isAlone = last.cells.length === 1 ? dateRangeIn(last.text) === null : isBesideMargin(last);
  return UNFINISHED.test((last.cells[0] ?? '').trim()) || (isAlone && isWrapped(line, last, edgeOf));
}

/** Whether the last cell stood in a margin at the left. */
const isBesideMargin = ({ x, looks, cells }: Line) => cells.length === 2 && (looks?.at(-1)?.x ?? x) < x;

function joined(open: Line, { text, right }: Line): Line {
  const first = (open.cells[0] ?? '').trim();
  const isDivided = /\p{L}[-\u2010]$/u.test(first) && /^\p{Ll}/u.test(text);
  const all = isDivided ? `${first.slice(0, -1)}${text}` : `${first} ${text}`;
  return { ...withFirst(open, all.replace(SENTENCE, '')), ...(right && { right }) };
}

function withFirst(line: Line, first: string): Line {
  const cells = [first, ...line.cells.slice(1)];
  return { ...line, cells, text: cells.join(' ') };
}
