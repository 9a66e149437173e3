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
