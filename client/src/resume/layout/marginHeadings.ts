import { headingKind, headingKindByWords } from '../words/headings.ts';
import type { Segment } from './segments.ts';

/** In font sizes, how far the lines of one heading are apart. */
const NEXT_LINE = 1.35;
/** Points by which the edges of the lines differ. */
const EDGE = 3;

/** At the end of a line that goes on. */
const JOINT = /\s*(?:&|\/|,|\band)\s*$/i;

/** Headings in the margin that are wrapped, "Technical" above "Skills", as one in the first of their rows. */
export function joinMarginHeadings(rows: readonly Segment[][]): Segment[][] {
  const joined = rows.map((row) => [...row]);
  for (const [index, row] of joined.entries()) {
    const [first, beside] = row;
    if (!first || !beside) continue;
    let open = first;
    for (const below of joined.slice(index + 1)) {
      const [lower] = below;
      if (!lower || lower.y - open.y > NEXT_LINE * open.size) break;
      if (!isWrappedHeading(open, lower)) continue;
      below.shift();
      open = { ...open, text: `${open.text} ${lower.text}`, y: lower.y };
    }
    row[0] = { ...open, y: first.y };
  }
  return joined.filter(({ length }) => length > 0);
}

/**
 * Whether two lines that stand above each other are one heading: together they are known words, or have a key word and are not each a heading by
 * themselves.
 */
export function isWrappedHeading(upper: Segment, lower: Segment): boolean {
  const isNext =
    lower.size === upper.size &&
    lower.isBold === upper.isBold &&
    [lower.x - upper.x, lower.right - upper.right].some((apart) => Math.abs(apart) <= EDGE) &&
    lower.y > upper.y &&
    lower.y - upper.y <= NEXT_LINE * upper.size;
  const whole = `${upper.text} ${lower.text}`.replace(JOINT, '');
  if (!isNext || /[@\d.:]/.test(whole)) return false;
  const areTwo = headingKind(upper.text) !== null && headingKind(lower.text) !== null;
  return headingKind(whole) !== null || (!areTwo && headingKindByWords(whole) !== null);
}

/** So many headings make a margin. */
const HEADINGS = 3;
/** In font sizes, how far the lines of one section are apart, and how much wider the gap above a section is. */
const SAME_SECTION = 1.9;
const WIDER = 1.4;
/** In font sizes, how far a heading may be from the middle of its section. */
const CENTRED = 0.9;

/** Headings in the margin that are centred beside their sections, each in the first row of its section. */
export function raiseCentredHeadings(rows: readonly Segment[][]): Segment[][] {
  const isHead = ([first]: readonly Segment[]) => first !== undefined && headingKind(first.text) !== null;
  const edge = Math.max(...rows.filter(isHead).map(([head]) => head?.right ?? 0));
  const raised = rows.map((row) => [...row]);
  if (rows.filter(isHead).length < HEADINGS) return raised;
  const halves = centredTops(rows, isHead, edge);
  if (halves) {
    for (const [index, top] of halves) moveUp(raised, index, top, rows[top]?.[0]?.y);
    return raised.filter(({ length }) => length > 0);
  }
  const textOf = (row: readonly Segment[]) => row.find(({ x }) => x > edge);
  for (const [index, row] of rows.entries()) {
    const top = isHead(row) ? topOf(rows, index, textOf) : null;
    const [head] = row;
    // Not into the section of another heading.
    if (top === null || !head || rows.slice(top, index).some(isHead)) continue;
    moveUp(raised, index, top, rows[top]?.[0]?.y);
  }
  return raised.filter(({ length }) => length > 0);
}

/** A heading into the first row of its section, on the baseline of its text, as other headings in a margin. */
function moveUp(rows: Segment[][], index: number, top: number, y: number | undefined): void {
  const head = rows[index]?.shift();
  if (head) rows[top]?.unshift({ ...head, y: y ?? head.y });
}

/**
 * Where each heading stands in the middle of its section, as in a table whose cells are centred: the rows of the headings with the first rows of
 * their sections. Null if the sections do not follow each other so, or if headings stand on the baselines of lines.
 */
function centredTops(
  rows: readonly Segment[][],
  isHead: (row: readonly Segment[]) => boolean,
  edge: number,
): [number, number][] | null {
  const heads = rows.flatMap((row, index) => (isHead(row) && row[0] ? [{ index, ...row[0] }] : []));
  const texts = rows.flatMap((row, index) => {
    const text = row.find(({ x }) => x > edge);
    return text ? [{ index, y: text.y, size: text.size }] : [];
  });
  const [first] = heads;
  const begin = first && texts.findIndex(({ y }) => y > first.y - SAME_SECTION * first.size);
  const atTop = heads.filter((head) => texts.some(({ y }) => Math.abs(y - head.y) <= 1));
  if (begin === undefined || begin < 0 || atTop.length > 1) return null;
  const tops: [number, number][] = [];
  let at = begin;
  for (const head of heads) {
    const top = texts[at];
    if (!top) return null;
    const off = (last: { y: number }) => Math.abs((top.y + last.y) / 2 - head.y);
    const ends = texts.slice(at).toSorted((one, other) => off(one) - off(other));
    const [end] = ends;
    if (!end || off(end) > CENTRED * head.size) return null;
    tops.push([head.index, top.index]);
    at = texts.indexOf(end) + 1;
  }
  return at >= texts.length && tops.some(([index, top]) => top < index - 1) ? tops : null;
}

/** The first row of the text beside a heading, where that begins above it and behind a wider gap; else null. */
function topOf(
  rows: readonly Segment[][],
  index: number,
  textOf: (row: readonly Segment[]) => Segment | undefined,
): number | null {
  const below = rows
    .slice(index)
    .map(textOf)
    .find((text) => text !== undefined);
  let top = index;
  let gap = 0;
  for (let at = index - 1, last = below; at >= 0 && last; at -= 1) {
    const text = textOf(rows[at] ?? []);
    if (!text) break;
    const own = last.y - text.y;
    if (own > (gap === 0 ? SAME_SECTION * text.size : WIDER * gap)) break;
    gap = Math.max(gap, own);
    [top, last] = [at, text];
  }
  return top < index ? top : null;
}
